import { bisecting } from './bisect';
import { refusesRows } from './statement';

/** Most items of one run. */
export const BATCH_LIMIT = 256;
/** With this many items a run starts at once. */
const ENOUGH = 64;
/** Most turns of the event loop that a batch waits for more items. */
const MOST_TURNS = 8;

/** One turn of the event loop, in which arrived input is read. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Collects calls without a timer: arrivals during a run queue and form the next one; a small batch waits while each
 * turn of the event loop brings more items, {@link MOST_TURNS} turns at most. An idle batcher therefore adds hardly any
 * delay, and the cost per item falls with the load.
 * @param run answers each item by position, all or nothing: what fails has changed nothing. An error among its answers
 * rejects that item. Where the database refuses a row, the batch is halved until that row is found, which rejects alone:
 * what one person sends keeps nobody else from theirs. Any other error rejects all items of the run.
 */
export function createBatcher<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>,
  limit = BATCH_LIMIT,
): (item: Item) => Promise<Answer> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: unknown) => void;
  }
  let queue: Waiting[] = [];
  let running = false;
  const runApart = bisecting(run, refusesRows);

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
        const answers = await runApart(batch.map((waiting) => waiting.item));
        settle = () =>
          batch.forEach(({ resolve, reject }, index) => {
            const answer = answers[index];
            if (answer instanceof Error) reject(answer);
            else resolve(answer as Answer);
          });
      } catch (error) {
        settle = () => batch.forEach((waiting) => waiting.reject(error));
      }
      // The next run starts before the callers continue, as they have much to do.
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
