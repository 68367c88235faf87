import { BlockList, isIP } from 'node:net';
import { plainAddress } from './client-address';

/**
 * Whether a hop is trusted to report the one before it. `address`: the hop's; `hop`: 0 for the peer of the connection,
 * 1 for the address that the peer reported, and so on.
 */
export type TrustsHop = (address: string, hop: number) => boolean;

const MOST_HOPS = 10;

/** Networks of own proxies: this machine and private networks. A direct client from elsewhere is no proxy. */
const OWN_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

const HOW =
  'Give the number of proxies in front (1), or their addresses (192.0.2.10, 10.1.0.0/16); see docs/operating.md.';

const violation = (why: string): Error => new Error(`TRUST_PROXY ${why} ${HOW}`);

function addRange(list: BlockList, text: string): void {
  const [address = '', length, ...more] = text.split('/');
  const kind = isIP(address);
  const bits = length === undefined ? undefined : Number(length);
  const most = kind === 4 ? 32 : 128;
  const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most);
  if (kind === 0 || more.length > 0 || !fits)
    throw violation(`names "${text}", which is neither an address nor a range.`);
  if (bits === 0) throw violation(`names "${text}": then each client chooses its own address.`);
  const family = kind === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, bits, family);
}

function within(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return (text) => {
    const address = plainAddress(text);
    return address !== null && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Trusts this many hops, if the peer is in an own network. */
function byCount(hops: number): TrustsHop {
  const isOwn = within(OWN_NETWORKS);
  return (address, hop) => hop < hops && (hop > 0 || isOwn(address));
}

/**
 * Reads `TRUST_PROXY`: which proxies' `X-Forwarded-For`, `-Host` and `-Proto` are trusted. Each proxy appends the
 * address of its caller, so the list is read from its end and only as far as trusted proxies wrote it: entries that a
 * client puts in front are ignored.
 * @returns null: none. @throws Error that says what to set instead.
 */
export function readTrustedProxies(value: string | undefined): TrustsHop | null {
  const text = value?.trim() ?? '';
  if (['', '0', 'off', 'false', 'no'].includes(text)) return null;
  if (['true', 'on', 'yes', '*'].includes(text))
    throw violation(`must not be "${text}": then each client chooses its own address.`);
  if (/^-?\d+$/.test(text)) {
    const hops = Number(text);
    if (hops >= 1 && hops <= MOST_HOPS) return byCount(hops);
    throw violation(`counts ${text} proxies; at most ${MOST_HOPS} are possible.`);
  }
  const isProxy = within(text.split(',').map((range) => range.trim()));
  return (address) => isProxy(address);
}
