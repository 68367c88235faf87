import type { TrackedEvent } from './track';

/** ms that an event waits for others to travel with. */
export const BATCH_WAIT = 5000;
/** Events that travel without waiting any longer; a batch holds no more. */
export const BATCH_SIZE = 20;
/** Events that wait at most while there is no network; the oldest go first. */
const MAX_WAITING = 100;

export interface CollectorParts {
  /** Sends a batch; rejects when it did not arrive. */
  readonly send: (events: readonly TrackedEvent[]) => Promise<unknown>;
  /** Sends a batch while the app is left. */
  readonly sendLeaving: (events: readonly TrackedEvent[]) => void;
}

export interface Collector {
  add(events: readonly TrackedEvent[]): void;
  /** The app is left: everything that waits goes now. */
  leave(): void;
}

/** Gathers events and sends them in batches; what did not arrive goes with the next one. */
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
