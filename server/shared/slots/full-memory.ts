/** ms for which a slot is assumed to be full without trying its lock again. */
export const FULL_MEMORY = 300;

/** Remembers full slots briefly, so that a rush for them does not queue for their row locks. */
export interface FullMemory {
  isFull(slotId: number, now: number): boolean;
  remember(slotId: number, now: number): void;
  forget(slotId: number): void;
}

/** @param limit most slots remembered; beyond it the memory is cleared. */
export function createFullMemory(limit = 10_000): FullMemory {
  const until = new Map<number, number>();
  return {
    isFull: (slotId, now) => (until.get(slotId) ?? 0) > now,
    remember(slotId, now) {
      if (until.size >= limit) until.clear();
      until.set(slotId, now + FULL_MEMORY);
    },
    forget: (slotId) => void until.delete(slotId),
  };
}
