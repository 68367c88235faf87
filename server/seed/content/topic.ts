/** [Chinese, English]. */
export type Pair = readonly [string, string];

/** A disease: its encyclopaedia entry and the questions that people ask about its vaccines. */
export interface Topic {
  id: string;
  title: Pair;
  what: Pair;
  spread: Pair;
  signs: readonly Pair[];
  prevent: Pair;
  /** Question and answer. */
  faq: readonly (readonly [Pair, Pair])[];
}
