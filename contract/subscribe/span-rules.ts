/** Days from one to another, both included and both `YYYY-MM-DD`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Whether a day is within one of the spans. */
export const isWithin = (day: string, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => day >= from && day <= to);
