/** Posts in a row of which no two are of one author. */
export const AUTHOR_GAP = 10;

/**
 * Rows in their order, but no author twice within {@link AUTHOR_GAP}: a row waits until its author may appear again.
 * Rows that never may are left out.
 * @param authorOf null: nobody's, which needs no gap
 */
export function spacedByAuthor<Row>(
  rows: readonly Row[],
  authorOf: (row: Row) => string | null,
  most: number,
): Row[] {
  const result: Row[] = [];
  const waiting: Row[] = [];
  const lastAt = new Map<string, number>();
  const fits = (row: Row): boolean => {
    const author = authorOf(row);
    const last = author === null ? undefined : lastAt.get(author);
    return last === undefined || result.length - last >= AUTHOR_GAP;
  };
  const take = (row: Row): void => {
    const author = authorOf(row);
    if (author !== null) lastAt.set(author, result.length);
    result.push(row);
  };
  const takeWaiting = (): void => {
    for (let index = waiting.findIndex(fits); index >= 0; index = waiting.findIndex(fits)) {
      const [row] = waiting.splice(index, 1);
      if (row !== undefined) take(row);
    }
  };
  for (const row of rows) {
    takeWaiting();
    if (fits(row)) take(row);
    else waiting.push(row);
    if (result.length >= most) break;
  }
  takeWaiting();
  return result.slice(0, most);
}
