/** Messages of the main thread to the embedded database; `session` numbers the client streams. */
export type ToWorker =
  | { readonly kind: 'open' }
  | { readonly kind: 'bytes'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly kind: 'closed' };
