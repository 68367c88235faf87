/** Waits. @param ms milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Runs something again after each of the pauses (ms), as long as it fails in a way that time may mend.
 * @throws what it failed with the last time, or in another way
 */
export async function retry<Result>(
  pauses: readonly number[],
  run: () => Promise<Result>,
  mayPass: (error: unknown) => boolean,
): Promise<Result> {
  for (const ms of pauses) {
    try {
      return await run();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pause(ms);
    }
  }
  return run();
}
