const ADDRESS = /^(\d+\.){3}\d+$|:/;

/**
 * Domain that a host shares with its siblings, for a cookie: `qa-m.clinic.example.com` -> `clinic.example.com`.
 * Undefined where there is none: an address, a single name, or a bare `example.com`, whose parent is nobody's.
 */
export function parentDomain(host: string): string | undefined {
  if (ADDRESS.test(host)) return undefined;
  const labels = host.split('.');
  return labels.length > 2 ? labels.slice(1).join('.') : undefined;
}
