import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { callFrom } from '../kit/worlds/from-address';
import type { RawCall } from '../kit/worlds/from-address';
import {
  BODIES,
  CURSORS,
  DEADLY,
  HEADERS,
  HOSTILE,
  QUERIES,
  TOO_LARGE,
} from '../kit/hostile-values';
import { chanceOf } from './hostile-world';
import type { HostileWorld } from './hostile-world';
import { pathsIn, sampleInput, withValue } from '../kit/sampled-input';

const AT_ONCE = 12;
/** Each takes a tenth of a second, because password hashing is slow by design. */
const SLOW = /ByPassword|Password\.do|desk\/login/;

const names = Object.keys(endpoints) as EndpointName[];

const pick = <T>(list: readonly T[], call: number, what: string): T =>
  list[chanceOf(call, what) % list.length] as T;

/** An address of its own for each call, so that limits do not refuse them before they are read. */
const addressOf = (call: number): string =>
  `127.2.${chanceOf(call, 'net') % 250}.${(chanceOf(call, 'host') % 250) + 1}`;

const asQuery = (input: unknown): string =>
  typeof input === 'object' && input !== null
    ? Object.entries(input)
        .map(([key, value]) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          // What a URL cannot contain is sent as its percent-encoded bytes.
          return [key, text ?? '']
            .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')))
            .join('=');
        })
        .join('&')
    : encodeURIComponent(String(input).replace(/\p{Cs}/gu, '\ufffd'));

const FORM = 'application/x-www-form-urlencoded';

interface Sent {
  readonly from: string;
  readonly headers: Record<string, string>;
  readonly isForm?: boolean;
}

/** A call with an input, in its query or its body. */
function callWith(name: EndpointName, input: unknown, { from, headers, isForm }: Sent): RawCall {
  const [method, path = ''] = name.split(' ') as ['GET' | 'POST', string];
  if (method === 'GET') return { method, path: `${path}?${asQuery(input)}`, from, headers };
  if (!isForm) return { method, path, from, headers, body: input ?? 'null' };
  return {
    method,
    path,
    from,
    headers: { ...headers, 'content-type': FORM },
    body: asQuery(input),
  };
}

/** A call with one invalid part: a value, the whole body, the query or a header. */
function hostileCall(world: HostileWorld, name: EndpointName, call: number): RawCall {
  const [method, path = ''] = name.split(' ') as ['GET' | 'POST', string];
  const from = addressOf(call);
  const headers = { ...world.identityFor(name, chanceOf(call, 'whose')) };
  const valid = sampleInput(endpoints[name].input, world.knownFor(name)) ?? {};
  const kind = chanceOf(call, 'kind') % 20;
  if (kind === 0) {
    const [type, body] = pick(BODIES, call, 'body');
    return { method, path, from, headers: { ...headers, 'content-type': type }, body };
  }
  if (kind === 1) return { method, path: `${path}?${pick(QUERIES, call, 'query')}`, from, headers };
  const isHeader = kind === 2;
  if (isHeader) Object.assign(headers, pick(HEADERS, call, 'headers'));
  const where = pick(pathsIn(valid), call, 'place');
  const value = pick(chanceOf(call, 'deadly') % 2 ? DEADLY : HOSTILE, call, 'value');
  const input = isHeader ? valid : withValue(valid, where, value);
  return callWith(name, input, { from, headers, isForm: kind === 3 });
}

const isTaken = (name: string, call: number): boolean =>
  !SLOW.test(name) || Math.floor(call / names.length) % 8 === 0;

/** So many calls of all endpoints in turn, each with something hostile. */
export function hostileCalls(world: HostileWorld, count: number): RawCall[] {
  const calls: RawCall[] = [];
  for (let call = 0; calls.length < count; call += 1) {
    const name = names[call % names.length] as EndpointName;
    if (isTaken(name, call)) calls.push(hostileCall(world, name, call));
  }
  return calls;
}

const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);

/** Values beyond what its column holds, for a number and for a cursor, which has numbers in it. */
function beyond(valid: unknown, path: readonly (string | number)[]): readonly unknown[] {
  if (path.at(-1) === 'cursor') return CURSORS;
  return typeof valueAt(valid, path) === 'number' ? TOO_LARGE : [];
}

/** Every number of every call, each too large for a column of some width; the rest of the call is valid. */
export const callsWithTooLarge = (world: HostileWorld): RawCall[] =>
  names.flatMap((name, index) => {
    const valid = sampleInput(endpoints[name].input, world.knownFor(name));
    const sent = { from: addressOf(index), headers: world.identityFor(name) };
    return pathsIn(valid).flatMap((path) =>
      beyond(valid, path).map((value) => callWith(name, withValue(valid, path, value), sent)),
    );
  });

const told = ({ method = 'GET', path, body, headers }: RawCall): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300)} ${JSON.stringify(headers)?.slice(0, 200)}`;

/**
 * Makes calls, several at a time. @param isAnswer answers that are right although they look like a fault
 * @returns those that the provider answered with an internal error, or not at all
 */
export async function violationsOf(
  { provider }: Pick<HostileWorld, 'provider'>,
  calls: readonly RawCall[],
  isAnswer: (text: string) => boolean = () => false,
): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      try {
        const { status, text } = await callFrom(provider.url, call);
        if ((status >= 500 || text.includes('"code":"5000"')) && !isAnswer(text))
          faults.push(`${status} ${told(call)}`);
      } catch (error) {
        faults.push(`${String(error)} ${told(call)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}
