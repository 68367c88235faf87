import { addDays } from '../time/day-rules';

/** Days from one to another, both included and both `YYYY-MM-DD`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const holding = (day: string, spans: readonly Span[]): Span | undefined =>
  spans.find(({ from, to }) => day >= from && day <= to);

/** Whether a day is within one of the spans. */
export const isWithin = (day: string, spans: readonly Span[]): boolean =>
  holding(day, spans) !== undefined;

/** The first day from `day` on that is within none of the spans. */
export function firstOutside(day: string, spans: readonly Span[]): string {
  const span = holding(day, spans);
  return span ? firstOutside(addDays(span.to, 1), spans) : day;
}

/** The spans clipped to two days, both included; `to` null: no end. */
export const spansBetween = (
  spans: readonly Span[],
  from: string,
  to: string | null = null,
): readonly Span[] =>
  spans
    .map((span) => ({
      from: span.from < from ? from : span.from,
      to: to !== null && span.to > to ? to : span.to,
    }))
    .filter((span) => span.from <= span.to);
