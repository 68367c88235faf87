/**
 * Runs a batch; where the database refuses it because of a row, the batch is halved until that row is found, which
 * fails alone.
 * @param isOfRow whether an error is that of a row, not of the database
 */
export function bisecting<Item, Result>(
  run: (batch: readonly Item[]) => Promise<readonly Result[]>,
  isOfRow: (error: unknown) => boolean,
) {
  return async function attempt(batch: readonly Item[]): Promise<readonly (Result | Error)[]> {
    try {
      return await run(batch);
    } catch (error) {
      if (!isOfRow(error)) throw error;
      if (batch.length === 1) return [error as Error];
      const half = batch.length >> 1;
      const first = await attempt(batch.slice(0, half));
      return [...first, ...(await attempt(batch.slice(half)))];
    }
  };
}
