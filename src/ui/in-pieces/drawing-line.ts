/** Who draws in pieces. */
export interface Place {
  /** Draws the next piece; absent while that is being done. */
  step?: (() => void) | undefined;
}

/** In the order in which they draw: the first has its turn until it leaves. */
const line: Place[] = [];
let frame: number | undefined;

function drawNext(): void {
  frame = undefined;
  const [first] = line;
  if (!first?.step) return;
  const { step } = first;
  first.step = undefined;
  step();
}

function askForFrame(): void {
  if (frame === undefined && line[0]?.step) frame = requestAnimationFrame(drawNext);
}

/**
 * Has a piece drawn in a frame of its own, when those before it in the line are done.
 * @param place new ones are put at the end, or before `outer`, whose piece they are part of
 */
export function stepInLine(place: Place, outer: Place | undefined, step: () => void): void {
  place.step = step;
  if (!line.includes(place)) {
    const index = outer ? line.indexOf(outer) : -1;
    line.splice(index < 0 ? line.length : index, 0, place);
  }
  askForFrame();
}

/** Gives up a place, which has all its pieces or is gone. */
export function leaveLine(place: Place): void {
  const index = line.indexOf(place);
  if (index < 0) return;
  line.splice(index, 1);
  if (line.length === 0 && frame !== undefined) {
    cancelAnimationFrame(frame);
    frame = undefined;
  }
  askForFrame();
}
