/** Characters that stay readable at each end of a long number. */
const MOST = 4;

/** A document number with its middle, at least half of it, hidden: enough to distinguish two, too little to misuse. */
export function maskDocument(number: string): string {
  const shown = Math.max(1, Math.min(MOST, Math.floor(number.length / 4)));
  const hidden = Math.max(2, number.length - 2 * shown);
  return number.slice(0, shown) + '*'.repeat(hidden) + number.slice(-shown);
}
