/** Event ids of specification §7. */
export const EVENT = { PAGE_VIEW: 10001, SHARE: 10045 } as const;

/** An analytics event. Attributes never hold names, documents, mobiles or health data. `time` in ms. */
export interface TrackedEvent {
  readonly id: number | string;
  readonly time: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

type Sink = (events: readonly TrackedEvent[]) => void;

/** How many events wait at most for a sink; the oldest go first. */
export const QUEUE_LIMIT = 100;

let waiting: TrackedEvent[] = [];
let sink: Sink | null = null;

/** Queues an event, or sends it at once when a sink is there. */
export function track(
  id: TrackedEvent['id'],
  attributes: TrackedEvent['attributes'] = {},
  time = Date.now(),
): void {
  const event = { id, time, attributes };
  if (sink) sink([event]);
  else waiting = [...waiting, event].slice(-QUEUE_LIMIT);
}

/** Sets where events go (null: nowhere for now) and hands over what waited. */
export function setTrackSink(next: Sink | null): void {
  sink = next;
  if (!sink || waiting.length === 0) return;
  const batch = waiting;
  waiting = [];
  sink(batch);
}
