import type { RestSlot } from '@contract/subscribe/rest-endpoints';

/** The days of some times, each once, in their order. */
export const daysOf = (slots: readonly Pick<RestSlot, 'day'>[]): readonly string[] => [
  ...new Set(slots.map(({ day }) => day)),
];

/** The times of a day; the one that begins at `preferred` comes first, where there is one. */
export function timesOf<Slot extends Pick<RestSlot, 'day' | 'startTime'>>(
  slots: readonly Slot[],
  day: string,
  preferred?: string,
): readonly Slot[] {
  const times = slots.filter((slot) => slot.day === day);
  const same = times.filter(({ startTime }) => startTime === preferred);
  return [...same, ...times.filter((slot) => !same.includes(slot))];
}
