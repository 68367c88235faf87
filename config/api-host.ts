const LOCAL_PROVIDER = 'http://127.0.0.1:8080';
const SECURE_ORIGIN = /^https:\/\/[^/\s]+$/;

export interface BuildFacts {
  /** Value of API_HOST; undefined if not set. */
  readonly given: string | undefined;
  readonly target: string | undefined;
  readonly environment: string;
}

/**
 * Origin of the API without a trailing slash; empty means the web site's own origin. A live build sends health data to
 * it, so it must be https: mini-programs refuse other origins after release, and browsers would send plain text.
 */
export function apiHostOf({ given, target, environment }: BuildFacts): string {
  const isLive = environment === 'live';
  const isWeb = target === 'h5';
  const host = given?.replace(/\/+$/, '');
  if (!isLive) return host ?? (isWeb ? '' : LOCAL_PROVIDER);
  if (!host && isWeb) return '';
  if (!host) throw new Error('API_HOST is mandatory in live builds of mini-programs');
  if (!SECURE_ORIGIN.test(host))
    throw new Error(
      `API_HOST of a live build must be an https origin such as https://api.example.cn, not "${host}"`,
    );
  return host;
}
