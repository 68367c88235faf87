import type { TrackedEvent } from './track';

/** ms that an event waits to be batched with others. */
export const BATCH_WAIT = 5000;
/** Number of events at which a batch is sent at once; also its maximum. */
export const BATCH_SIZE = 20;
/** Maximum events queued while offline; the oldest are dropped first. */
const MAX_WAITING = 100;

export interface CollectorParts {
  /** Sends a batch; rejects when it did not arrive. */
  readonly send: (events: readonly TrackedEvent[]) => Promise<unknown>;
  /** Sends a batch while the app is being closed. */
  readonly sendLeaving: (events: readonly TrackedEvent[]) => void;
}

export interface Collector {
  add(events: readonly TrackedEvent[]): void;
  /** Sends all queued events, because the app is hidden or closed. */
  leave(): void;
}

/** Collects events and sends them in batches; a failed batch is sent with the next one. */
export function createCollector({ send, sendLeaving }: CollectorParts): Collector {
  let waiting: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): TrackedEvent[] => {
    clearTimeout(timer);
    timer = undefined;
    return waiting.splice(0, BATCH_SIZE);
  };
  const flush = (): void => {
    const batch = take();
    if (batch.length === 0) return;
    send(batch).catch(() => {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
    });
  };
  return {
    add(events) {
      waiting = [...waiting, ...events].slice(-MAX_WAITING);
      if (waiting.length >= BATCH_SIZE) flush();
      if (waiting.length > 0) timer ??= setTimeout(flush, BATCH_WAIT);
    },
    leave() {
      for (let batch = take(); batch.length > 0; batch = take()) sendLeaving(batch);
    },
  };
}
