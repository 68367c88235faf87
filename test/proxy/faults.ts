/** Faults of a call on its way to the provider or back. */
export type Fault =
  /** The connection breaks before the call reaches the provider. */
  | { readonly kind: 'reset' }
  /** The provider executes the call, and its answer never arrives. */
  | { readonly kind: 'lost' }
  /** The connection breaks in the middle of the answer. */
  | { readonly kind: 'cut' }
  /** The answer is complete by HTTP, but half of its JSON is missing. */
  | { readonly kind: 'truncated' }
  /** A gateway's page instead of the answer, e.g. of a hotel's network. */
  | { readonly kind: 'page' }
  /** A gateway that cannot reach the provider, e.g. 502. */
  | { readonly kind: 'status'; readonly status: number }
  /** JSON, but no envelope. */
  | { readonly kind: 'json'; readonly body: unknown }
  /** The answer is delayed by this many ms. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The provider is not called; this envelope is the answer. */
  | {
      readonly kind: 'envelope';
      readonly code: string;
      readonly msg?: string;
      readonly data?: unknown;
    };

/** Faults that leave the client without the result of its call, each with a name for a test. */
export const SILENT_FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['the connection breaks on the way there', { kind: 'reset' }],
  ['the answer is lost', { kind: 'lost' }],
  ['the answer breaks off', { kind: 'cut' }],
  ['half of the answer is missing', { kind: 'truncated' }],
  ['some network answers with a page of its own', { kind: 'page' }],
  ['a gateway answers 502', { kind: 'status', status: 502 }],
  ['the answer is JSON of another kind', { kind: 'json', body: [1, 2, 3] }],
];
