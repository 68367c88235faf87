/** 32 hexadecimal digits that identify one call's log lines. Not for secrets. */
export function traceId(random: () => number = Math.random): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}
