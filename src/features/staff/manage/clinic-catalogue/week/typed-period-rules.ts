import type { PeriodFields } from '@contract/manage/catalogue-fields';

type Text = Readonly<Record<Exclude<keyof PeriodFields, 'weekday'>, string>>;

/** A period as it is typed; blank where it has none. */
export type TypedPeriod = Text;

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export const typedOf = (period: PeriodFields): TypedPeriod => ({
  startTime: period.startTime,
  endTime: period.endTime,
  slotMinutes: textOf(period.slotMinutes),
  capacity: textOf(period.capacity),
  validFrom: textOf(period.validFrom),
  validUntil: textOf(period.validUntil),
  releaseDays: textOf(period.releaseDays),
  releaseTime: textOf(period.releaseTime),
});

const isWhole = (text: string): boolean => /^\d{1,5}$/.test(text.trim());
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is sent; null: one of its numbers is none. What else is wrong, the preview says. */
export function periodOf(typed: TypedPeriod, weekday: number): PeriodFields | null {
  const { slotMinutes, capacity, releaseDays } = typed;
  if (!isWhole(slotMinutes) || !isWhole(capacity)) return null;
  if (releaseDays.trim() !== '' && !isWhole(releaseDays)) return null;
  return {
    weekday,
    startTime: typed.startTime.trim(),
    endTime: typed.endTime.trim(),
    slotMinutes: Number(slotMinutes),
    capacity: Number(capacity),
    validFrom: orNull(typed.validFrom),
    validUntil: orNull(typed.validUntil),
    releaseDays: releaseDays.trim() === '' ? null : Number(releaseDays),
    releaseTime: orNull(typed.releaseTime),
  };
}
