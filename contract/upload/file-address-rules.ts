/** Until when (ms) the address of a file shows it, as the provider wrote it; for ever for one that says nothing of it. */
export function addressEnd(address: string): number {
  const until = /[?&]until=(\d+)/.exec(address)?.[1];
  return until === undefined ? Infinity : Number(until);
}
