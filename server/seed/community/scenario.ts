/**
 * What parents ask and share, as building blocks with placeholders; `{t}` is °C, `{day}` is over, `{next}` is to come.
 * Answers are general: they name no medicine and no dosage, and send people with warning signs to a doctor.
 */
export interface Scenario {
  readonly kind: 'question' | 'share';
  /** Names of further topics. */
  readonly topics: readonly string[];
  readonly circle?: string;
  readonly titles: readonly [string, ...string[]];
  readonly openings: readonly [string, ...string[]];
  readonly middles: readonly [string, ...string[]];
  readonly endings: readonly [string, ...string[]];
  readonly answers: readonly [string, ...string[]];
  /** Answers about vaccines for which the general ones would be wrong, by code. */
  readonly answersOf?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Codes of vaccines that nobody asks this about, or for which there is no general answer. */
  readonly notFor?: readonly string[];
  readonly replies: readonly [string, ...string[]];
}
