/** 32 hexadecimal digits that tell one call's log lines from another's. Not for secrets. */
export function traceId(random: () => number = Math.random): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}
