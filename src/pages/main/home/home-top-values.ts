/** What home's frame shows of the provider's and the session's values. */
export interface HomeTopValues {
  readonly regionName: string;
  /** What can be booked right now, in words; empty while it is unknown. */
  readonly facts: readonly string[];
}
