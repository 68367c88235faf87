interface Settled {
  readonly status: 'fulfilled' | 'rejected';
  readonly reason?: unknown;
}

/** Takes the place of Promise.allSettled in Workbox, which reads no values: iOS has it from 13 on. */
export const allSettled = (waiting: readonly Promise<unknown>[]): Promise<Settled[]> =>
  Promise.all(
    waiting.map((each) =>
      each.then(
        (): Settled => ({ status: 'fulfilled' }),
        (reason: unknown): Settled => ({ status: 'rejected', reason }),
      ),
    ),
  );
