import { allowedAttributes, EVENTS } from '@contract/telemetry/event-rules';
import type { EventName } from '@contract/telemetry/event-rules';

/** Event ids of specification §7, and ours. */
export const EVENT = {
  PAGE_VIEW: EVENTS.pageView.id,
  SHARE: EVENTS.share.id,
  PROBLEM: EVENTS.problem.id,
} as const;
export type EventId = (typeof EVENT)[keyof typeof EVENT];

/** An analytics event as it leaves the device: only attributes of the allow-list. `time` in ms. */
export interface TrackedEvent {
  readonly id: EventId;
  readonly name: EventName;
  readonly time: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

type Sink = (events: readonly TrackedEvent[]) => void;

/** How many events wait at most for a sink; the oldest go first. */
export const QUEUE_LIMIT = 100;

const NAMES = Object.keys(EVENTS) as EventName[];

let waiting: TrackedEvent[] = [];
let sink: Sink | null = null;

/** Queues an event, or hands it over at once when a sink is there. Attributes off the event's list are left behind. */
export function track(
  id: EventId,
  attributes: Readonly<Record<string, unknown>> = {},
  time = Date.now(),
): void {
  const name = NAMES.find((each) => EVENTS[each].id === id);
  if (!name) return;
  const event = { id, name, time, attributes: allowedAttributes(name, attributes) };
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
