import { compareText } from '@contract/text/order-rules';

/** A time slot of one day; times are `HH:mm`. */
export interface Slot {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** Remaining. */
  readonly left: number;
  /** Its end time has passed (specification §4), by the server's clock. */
  readonly ended?: boolean | undefined;
}

export interface SlotGroup {
  readonly part: 'morning' | 'afternoon';
  readonly slots: readonly Slot[];
}

const NOON = '12:00';

/** Whether a slot can be chosen. */
export function isOpen(slot: Slot): boolean {
  return slot.left > 0 && !slot.ended;
}

/** Slots by half of the day, each in order of time; an empty half is omitted. */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const sorted = [...slots].sort((a, b) => compareText(a.start, b.start));
  const halves: SlotGroup[] = [
    { part: 'morning', slots: sorted.filter((slot) => slot.start < NOON) },
    { part: 'afternoon', slots: sorted.filter((slot) => slot.start >= NOON) },
  ];
  return halves.filter((half) => half.slots.length > 0);
}
