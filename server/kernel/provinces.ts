import { existsSync, readFileSync } from 'node:fs';
import { PROVINCES } from '@contract/community/province-rules';
import type { ProvinceCode } from '@contract/community/province-rules';
import { plainAddress } from './client-address';

/** The province of an IP address; null where it is not known. */
export type ProvinceOf = (address: string) => ProvinceCode | null;

const CODES = new Map<string, ProvinceCode>(
  (Object.keys(PROVINCES) as ProvinceCode[]).map((code) => [code, code]),
);

interface Range {
  readonly first: bigint;
  readonly last: bigint;
  readonly province: ProvinceCode;
  /** As written, for errors. */
  readonly text: string;
}

const BITS = { 4: 8n, 6: 16n } as const;

/** An address as a number: 32 bits of IPv4; of IPv6 the network's 64, as one subscriber usually owns the rest. */
function numberOf(text: string): { readonly family: 4 | 6; readonly value: bigint } | null {
  const address = plainAddress(text);
  if (address === null) return null;
  const join = (groups: readonly string[], family: 4 | 6) => ({
    family,
    value: groups.reduce(
      (sum, group) => (sum << BITS[family]) + BigInt(family === 4 ? group : `0x${group || '0'}`),
      0n,
    ),
  });
  if (!address.includes(':')) return join(address.split('.'), 4);
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) =>
    part === '' ? [] : part.split(':'),
  ) as [string[], string[]];
  // An IPv4 tail counts as two groups; it never reaches into the network's four.
  const written = head.length + tail.length + (tail.at(-1)?.includes('.') ? 1 : 0);
  const zeros = after === undefined ? 0 : 8 - written;
  return join([...head, ...new Array<string>(zeros).fill('0'), ...tail].slice(0, 4), 6);
}

function rangeIn(line: string, where: string): Range & { readonly family: 4 | 6 } {
  const [first = '', last = '', code = '', ...more] = line.split(',').map((part) => part.trim());
  const [from, to] = [numberOf(first), numberOf(last)];
  const province = /^\d{2}(?:\d{4})?$/.test(code) ? CODES.get(code.slice(0, 2)) : undefined;
  const isRange = from !== null && from.family === to?.family && from.value <= to.value;
  if (!isRange || province === undefined || more.length > 0)
    throw new Error(
      `PROVINCE_FILE, ${where}: "${line}" is not "first address,last address,province code".`,
    );
  return {
    family: from.family,
    first: from.value,
    last: to.value,
    province,
    text: `${first}-${last}`,
  };
}

/** Finds the range that contains a value. @throws Error where ranges overlap */
function finderIn(ranges: readonly Range[]): (value: bigint) => ProvinceCode | null {
  const sorted = [...ranges].sort((a, b) => Number(a.first - b.first));
  sorted.forEach((range, index) => {
    const before = sorted[index - 1];
    if (before && before.last >= range.first)
      throw new Error(`PROVINCE_FILE: ${before.text} and ${range.text} overlap.`);
  });
  const firsts = BigUint64Array.from(sorted, ({ first }) => first);
  const lasts = BigUint64Array.from(sorted, ({ last }) => last);
  const provinces = sorted.map(({ province }) => province);
  return (value) => {
    let [low, high] = [0, firsts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((firsts[middle] ?? 0n) <= value) low = middle + 1;
      else high = middle;
    }
    const isInside = low > 0 && value <= (lasts[low - 1] ?? 0n);
    return isInside ? (provinces[low - 1] ?? null) : null;
  };
}

/**
 * Reads the operator's table of addresses: lines of `first address,last address,code`, IPv4 or IPv6, in any order; the
 * code is a region's of six digits, its first two, or `00` for abroad. Empty lines and lines that begin with # are
 * skipped.
 * @param path null: no province is known
 * @throws Error that names the line
 */
export function readProvinces(path: string | null): ProvinceOf {
  if (path === null) return () => null;
  if (!existsSync(path)) throw new Error(`PROVINCE_FILE does not exist: ${path}`);
  const ranges = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .flatMap((line, index) => {
      const written = line.trim();
      return written === '' || written.startsWith('#')
        ? []
        : [rangeIn(written, `line ${index + 1}`)];
    });
  const find = {
    4: finderIn(ranges.filter(({ family }) => family === 4)),
    6: finderIn(ranges.filter(({ family }) => family === 6)),
  };
  return (address) => {
    const number = numberOf(address);
    return number && find[number.family](number.value);
  };
}
