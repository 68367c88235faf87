/**
 * Order of texts whose characters stand in the order wanted: days as YYYY-MM-DD, times as HH:mm, letters, ids. Names in
 * dictionary order are the provider's.
 * @returns below zero where `a` comes first, above zero where `b` does, zero for equal texts
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
