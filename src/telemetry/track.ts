import { allowedAttributes, EVENTS } from '@contract/telemetry/event-rules';
import type { EventName } from '@contract/telemetry/event-rules';

/** Event ids of specification §7, and our own. */
export const EVENT = {
  PAGE_VIEW: EVENTS.pageView.id,
  SHARE: EVENTS.share.id,
  PROBLEM: EVENTS.problem.id,
} as const;
export type EventId = (typeof EVENT)[keyof typeof EVENT];

/** An analytics event as sent: only attributes on the allow-list. `time` in ms. */
export interface TrackedEvent {
  readonly id: EventId;
  readonly name: EventName;
  readonly time: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

type Sink = (events: readonly TrackedEvent[]) => void;

/** Maximum events queued without a sink; the oldest are dropped first. */
export const QUEUE_LIMIT = 100;

const NAMES = Object.keys(EVENTS) as EventName[];

let waiting: TrackedEvent[] = [];
let sink: Sink | null = null;

/**
 * Queues an event, or passes it to the sink at once if there is one. Attributes not on the event's allow-list are
 * dropped.
 */
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

/** Sets the sink of events (null: queue them) and passes it the queued events. */
export function setTrackSink(next: Sink | null): void {
  sink = next;
  if (!sink || waiting.length === 0) return;
  const batch = waiting;
  waiting = [];
  sink(batch);
}
