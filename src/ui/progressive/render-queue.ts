/** What renders a piece at a time. */
export interface RenderTask {
  /** Draws the next piece; absent while that is being done. */
  step?: (() => void) | undefined;
}

/** In the order in which they render: the first has its turn until it leaves. */
const queue: RenderTask[] = [];
let frame: number | undefined;

function drawNext(): void {
  frame = undefined;
  const [first] = queue;
  if (!first?.step) return;
  const { step } = first;
  first.step = undefined;
  step();
}

function askForFrame(): void {
  if (frame === undefined && queue[0]?.step) frame = requestAnimationFrame(drawNext);
}

/**
 * Has a piece drawn in a frame of its own, when those before it in the queue are done.
 * @param task new ones are put at the end, or before `outer`, whose piece they are part of
 */
export function enqueue(task: RenderTask, outer: RenderTask | undefined, step: () => void): void {
  task.step = step;
  if (!queue.includes(task)) {
    const index = outer ? queue.indexOf(outer) : -1;
    queue.splice(index < 0 ? queue.length : index, 0, task);
  }
  askForFrame();
}

/** Gives up a task, which has all its pieces or is gone. */
export function dequeue(task: RenderTask): void {
  const index = queue.indexOf(task);
  if (index < 0) return;
  queue.splice(index, 1);
  if (queue.length === 0 && frame !== undefined) {
    cancelAnimationFrame(frame);
    frame = undefined;
  }
  askForFrame();
}
