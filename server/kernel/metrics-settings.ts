import { BlockList, isIP } from 'node:net';

/** Who may read the metrics. */
export interface MetricsSettings {
  /** Bearer token; null: none is asked. */
  readonly token: string | null;
  /** An address of its own to listen on; null: the provider's. */
  readonly listen: { readonly host: string; readonly port: number } | null;
}

/** Characters that nobody guesses. */
const LEAST = 32;
const MOST_PORT = 65_535;

/** Loopback and private networks (RFC 1918, RFC 4193). */
const INTERNAL = new BlockList();
INTERNAL.addSubnet('127.0.0.0', 8, 'ipv4');
INTERNAL.addSubnet('10.0.0.0', 8, 'ipv4');
INTERNAL.addSubnet('172.16.0.0', 12, 'ipv4');
INTERNAL.addSubnet('192.168.0.0', 16, 'ipv4');
INTERNAL.addAddress('::1', 'ipv6');
INTERNAL.addSubnet('fc00::', 7, 'ipv6');

/** `127.0.0.1:9464` or `[::1]:9464`: a name could lead anywhere. */
function readListen(value: string): NonNullable<MetricsSettings['listen']> {
  const [, v6 = '', v4 = '', digits = ''] =
    /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(value) ?? [];
  const host = v6 || v4;
  const port = Number(digits);
  if (isIP(host) !== (v6 ? 6 : 4) || port > MOST_PORT)
    throw new Error(`METRICS_LISTEN must be an address such as 127.0.0.1:9464, not "${value}".`);
  return { host, port };
}

/**
 * Reads who may see the metrics; null: nobody, which is so without a setting.
 * @throws Error where anybody could
 */
export function readMetricsSettings({
  METRICS_TOKEN: token,
  METRICS_LISTEN: address,
}: Readonly<Record<string, string | undefined>>): MetricsSettings | null {
  if (token && token.length < LEAST)
    throw new Error(`METRICS_TOKEN must have at least ${LEAST} characters.`);
  if (!address) return token ? { token, listen: null } : null;
  const listen = readListen(address);
  const isInternal = INTERNAL.check(listen.host, isIP(listen.host) === 6 ? 'ipv6' : 'ipv4');
  if (!token && !isInternal)
    throw new Error(
      `METRICS_LISTEN must be an address of this machine or of a private network, not "${address}", unless METRICS_TOKEN is set too.`,
    );
  return { token: token || null, listen };
}
