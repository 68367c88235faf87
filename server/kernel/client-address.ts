import { isIP } from 'node:net';

const UNKNOWN = 'unknown';
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const MAPPED_HEX = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;
/** Some proxies append the port: `192.0.2.7:4711`, `[2001:db8::7]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;
const ITS_PORT = /^(?:\[[^\]]+\]|[^:]+):(\d{1,5})$/;

/** The canonical form of an address: without port and zone, IPv4-mapped IPv6 as IPv4; null for anything else. */
export function plainAddress(text: string): string | null {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const bare = (inBrackets ?? beforePort ?? text).replace(/%.*$/, '').toLowerCase();
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return isIP(mapped) === 4 ? mapped : null;
  if (isIP(bare) === 0) return null;
  const [, high, low] = MAPPED_HEX.exec(bare) ?? [];
  if (high === undefined || low === undefined) return bare;
  const [a, b] = [parseInt(high, 16), parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** The first four groups of an IPv6 address. */
function network64(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  // An IPv4 tail (`64:ff9b::192.0.2.1`) counts as two groups.
  const tailGroups = tail.length + (after?.includes('.') ? 1 : 0);
  const gap = after === undefined ? 0 : 8 - head.length - tailGroups;
  const groups = [...head, ...new Array<string>(gap).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The key under which limits count a caller: an IPv4 address, or the /64 of an IPv6 one, which one subscriber usually
 * owns whole.
 * @param text as the socket or a proxy reports it; undefined for a closed connection.
 */
export function callerKey(text: string | undefined): string {
  if (text === undefined) return UNKNOWN;
  // Fast path for nearly every call; the rest costs ten times as much.
  if (!text.includes(':')) return isIP(text) === 4 ? text : UNKNOWN;
  const address = plainAddress(text);
  if (address === null) return UNKNOWN;
  return address.includes(':') ? network64(address) : address;
}

/** Where a call came from. */
export interface CallSource {
  /** '' where it is not known. */
  readonly address: string;
  /** null where nobody says it. */
  readonly port: number | null;
}

/**
 * Address and port of a caller. Behind a proxy the port is the one that the proxy appends to the address, as the
 * connection's own is the proxy's.
 * @param text the caller as the socket or a proxy reports it; undefined for a closed connection
 * @param peer the other end of the connection
 */
export function sourceOf(
  text: string | undefined,
  peer: { readonly remoteAddress?: string | undefined; readonly remotePort?: number | undefined },
): CallSource {
  const address = text === undefined ? null : plainAddress(text);
  if (text === undefined || address === null) return { address: '', port: null };
  const named = Number(ITS_PORT.exec(text)?.[1] ?? Number.NaN);
  if (named > 0 && named < 65_536) return { address, port: named };
  return { address, port: text === peer.remoteAddress ? (peer.remotePort ?? null) : null };
}

/** A source as one text, which {@link readSource} reads. */
export const sourceText = ({ address, port }: CallSource): string =>
  port === null ? address : `${address} ${port}`;

export function readSource(text: string): CallSource {
  const [address = '', port] = text.split(' ');
  return { address, port: port === undefined ? null : Number(port) };
}
