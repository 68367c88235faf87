const ADDRESS = /^(\d+\.){3}\d+$|:/;

/**
 * Cookie domain that a host shares with sibling hosts: `qa-m.clinic.example.com` -> `clinic.example.com`. Undefined for
 * an IP address, a single label, or a bare `example.com`, whose parent is a public suffix.
 */
export function parentDomain(host: string): string | undefined {
  if (ADDRESS.test(host)) return undefined;
  const labels = host.split('.');
  return labels.length > 2 ? labels.slice(1).join('.') : undefined;
}
