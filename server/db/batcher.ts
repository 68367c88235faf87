/** Most items that one run takes. */
export const BATCH_LIMIT = 256;

/**
 * Collects calls without a timer: while one run is under way, arrivals queue and go out together as the next one. An
 * idle batcher therefore adds no delay, and a busy one makes its work cheaper the busier it is.
 * @param run answers each item by position; where it rejects, all items of that run reject with its error.
 */
export function createBatcher<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  limit = BATCH_LIMIT,
): (item: Item) => Promise<Answer> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: unknown) => void;
  }
  let queue: Waiting[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    // Arrivals of one turn of the event loop go out together even when idle.
    await Promise.resolve();
    while (queue.length > 0) {
      const batch = queue.slice(0, limit);
      queue = queue.slice(limit);
      try {
        const answers = await run(batch.map((waiting) => waiting.item));
        batch.forEach((waiting, index) => waiting.resolve(answers[index] as Answer));
      } catch (error) {
        for (const waiting of batch) waiting.reject(error);
      }
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!running) void drain();
    });
}
