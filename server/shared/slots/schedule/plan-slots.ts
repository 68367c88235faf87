import type { ScheduledSlot } from './slots-of-day';

/** A slot that a schedule makes on a day, `YYYY-MM-DD`. */
export interface WantedSlot extends ScheduledSlot {
  readonly day: string;
}

/** A slot as it is; `releaseAt` in ms. */
export interface ExistingSlot {
  readonly id: number;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly capacity: number;
  readonly remaining: number;
  readonly releaseAt: number | null;
  /** What its schedule gives it where more places are taken; 0: none makes it. */
  readonly scheduledCapacity: number | null;
  /** Staff have set its capacity. */
  readonly isSetByHand: boolean;
  /** It belongs to a release that has not ended. */
  readonly isAnnounced: boolean;
}

/** What a slot is to be; `releaseAt` in ms. */
export interface SlotUpdate {
  readonly id: number;
  readonly endTime: string;
  readonly capacity: number;
  readonly remaining: number;
  readonly releaseAt: number | null;
  readonly scheduledCapacity: number | null;
}

/** What makes slots those of a schedule. */
export interface SlotPlan {
  /** Slots that no schedule makes: to be deleted where nobody has used them; their updates are for the others. */
  readonly gone: readonly number[];
  readonly updates: readonly SlotUpdate[];
  readonly made: readonly WantedSlot[];
  /** Slots of a release would differ, which has to end first. */
  readonly waits: boolean;
}

const msOf = (releaseAt: string | null): number | null =>
  releaseAt === null ? null : Date.parse(releaseAt);

/** A slot without new places; those that are taken stay. */
function withdrawn(slot: ExistingSlot): SlotUpdate {
  const { id, endTime, releaseAt, capacity, remaining } = slot;
  return {
    ...{ id, endTime, releaseAt },
    capacity: capacity - remaining,
    remaining: 0,
    scheduledCapacity: 0,
  };
}

/** A slot as its schedule makes it; null: its places are taken for another length of time. */
function asScheduled(slot: ExistingSlot, wanted: WantedSlot): SlotUpdate | null {
  const taken = slot.capacity - slot.remaining;
  if (taken > 0 && slot.endTime !== wanted.endTime) return null;
  const isByHand = slot.isSetByHand && slot.scheduledCapacity === null;
  const scheduled = isByHand ? slot.capacity : wanted.capacity;
  const capacity = Math.max(scheduled, taken);
  return {
    id: slot.id,
    endTime: wanted.endTime,
    capacity,
    remaining: capacity - taken,
    releaseAt: msOf(wanted.releaseAt),
    scheduledCapacity: scheduled < taken ? scheduled : null,
  };
}

const differs = (slot: ExistingSlot, update: SlotUpdate): boolean =>
  slot.endTime !== update.endTime ||
  slot.capacity !== update.capacity ||
  slot.remaining !== update.remaining ||
  slot.releaseAt !== update.releaseAt ||
  slot.scheduledCapacity !== update.scheduledCapacity;

const keyOf = ({ day, startTime }: Pick<WantedSlot, 'day' | 'startTime'>): string =>
  `${day} ${startTime}`;

/**
 * What makes the slots of a clinic's product those that its schedule wants on the same days. Nobody loses a place: a slot
 * with people gets no new ones where the schedule makes it no more, makes it longer or shorter, or gives it fewer places. A
 * capacity that staff have set stays as long as the slot is made; a release that was announced keeps its slots. What the
 * plan has made of the slots needs no other plan.
 */
export function planSlots(
  existing: readonly ExistingSlot[],
  wanted: readonly WantedSlot[],
): SlotPlan {
  const wantedSlots = new Map(wanted.map((slot) => [keyOf(slot), slot]));
  const gone: number[] = [];
  const updates: SlotUpdate[] = [];
  let waits = false;
  for (const slot of existing) {
    const found = wantedSlots.get(keyOf(slot));
    wantedSlots.delete(keyOf(slot));
    const scheduled = found ? asScheduled(slot, found) : null;
    const update = scheduled ?? withdrawn(slot);
    if (!differs(slot, update)) continue;
    if (slot.isAnnounced) waits = true;
    else updates.push(update);
    if (!scheduled && !slot.isAnnounced) gone.push(slot.id);
  }
  return { gone, updates, made: [...wantedSlots.values()], waits };
}
