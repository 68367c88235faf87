/** Most items that one run takes. */
export const BATCH_LIMIT = 256;
/** With so many items a run is worth while at once. */
const ENOUGH = 64;
/** Turns of the event loop for which the first of a batch wait at most. */
const MOST_TURNS = 8;

/** Lets whatever has arrived meanwhile be read. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Collects calls without a timer: while one run is under way, arrivals queue and go out together as the next one; a few
 * wait for others as long as each turn of the event loop brings more, some turns at most. An idle batcher therefore adds
 * no delay, and a busy one makes its work cheaper the busier it is.
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

  async function gather(): Promise<void> {
    let before = 0;
    for (let turns = 0; turns < MOST_TURNS && queue.length > before; turns += 1) {
      if (queue.length >= limit) return;
      before = queue.length;
      await turn();
    }
  }

  async function drain(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      if (queue.length < ENOUGH) await gather();
      const batch = queue.slice(0, limit);
      queue = queue.slice(limit);
      let settle: () => void;
      try {
        const answers = await run(batch.map((waiting) => waiting.item));
        settle = () => batch.forEach((waiting, index) => waiting.resolve(answers[index] as Answer));
      } catch (error) {
        settle = () => batch.forEach((waiting) => waiting.reject(error));
      }
      // Those who are answered have much to do: the next run is to be on its way before they go on.
      setImmediate(settle);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!running) void drain();
    });
}
