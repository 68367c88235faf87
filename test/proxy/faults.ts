/** What can happen to a call on its way to the provider or back. */
export type Fault =
  /** The connection breaks before the provider hears of the call. */
  | { readonly kind: 'reset' }
  /** The provider does what it is asked, and its answer never arrives. */
  | { readonly kind: 'lost' }
  /** The connection breaks in the middle of the answer. */
  | { readonly kind: 'cut' }
  /** The answer is complete for HTTP, but half of its JSON is missing. */
  | { readonly kind: 'truncated' }
  /** A page of some gateway in place of the answer, e.g. of a hotel's network. */
  | { readonly kind: 'page' }
  /** A gateway that cannot reach the provider, e.g. 502. */
  | { readonly kind: 'status'; readonly status: number }
  /** JSON, but no envelope. */
  | { readonly kind: 'json'; readonly body: unknown }
  /** The answer comes so many ms late. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The provider is not asked; this envelope is answered. */
  | {
      readonly kind: 'envelope';
      readonly code: string;
      readonly msg?: string;
      readonly data?: unknown;
    };

/** Faults after which a client knows nothing of what became of its call, each with a name for a test. */
export const SILENT_FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['the connection breaks on the way there', { kind: 'reset' }],
  ['the answer is lost', { kind: 'lost' }],
  ['the answer breaks off', { kind: 'cut' }],
  ['half of the answer is missing', { kind: 'truncated' }],
  ['some network answers with a page of its own', { kind: 'page' }],
  ['a gateway answers 502', { kind: 'status', status: 502 }],
  ['the answer is JSON of another kind', { kind: 'json', body: [1, 2, 3] }],
];
