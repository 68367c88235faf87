/** ms that a test waits: far more than anything takes on a slow machine, and less than a test may. */
const PATIENCE = 90_000;
/** ms between two looks. */
const POLL_INTERVAL = 100;
/** Characters of the last answer that an error quotes. */
const QUOTED = 500;

/** Waits some ms. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks until the answer is as wanted, for what arrives by another road than the answer to a call: what a job writes,
 * another process does or a service is sent. @param patience ms @throws Error with the last answer
 */
export async function until<T>(
  ask: () => Promise<T> | T,
  isSo: (answer: T) => boolean = Boolean,
  patience = PATIENCE,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (Date.now() > end) {
      const last = JSON.stringify(answer) ?? 'nothing';
      throw new Error(`It has not come about; the last answer: ${last.slice(0, QUOTED)}`);
    }
    await pause(POLL_INTERVAL);
  }
}

/** Asks until there is something. @returns it */
export const found = async <T>(ask: () => Promise<T | undefined> | T | undefined): Promise<T> =>
  (await until(ask, (answer) => answer !== undefined)) as T;
