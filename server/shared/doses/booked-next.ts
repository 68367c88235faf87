import type { Bilingual } from '../../kernel/language';

/** The dose after another one, where it is booked already; days are `YYYY-MM-DD`. */
export interface BookedNext {
  readonly day: string;
  /** Last day of the dose before it that keeps the interval. */
  readonly until: string;
  /** null where it belongs to another account. */
  readonly orderId: string | null;
}

/** The refusal of a day that is too late for the interval before the next dose. */
export const nextBookedMessage = ({ day, until }: BookedNext): Bilingual => ({
  zh: `下一剂已约在 ${day}，为留足间隔，这一剂最晚 ${until} 接种：请先改约下一剂，或选择更早的日期`,
  en: `The next dose is booked for ${day}, so the latest day for this one is ${until}. Move the next dose first, or choose an earlier day.`,
});
