/** Result of a scan; `unsupported` if there is no scanner: offer typing instead. */
export type ScanOutcome =
  | { readonly status: 'scanned'; readonly text: string }
  | { readonly status: 'cancelled' | 'unsupported' };

/** Opens the platform's scanner for QR codes; call it from a tap. Never rejects. */
export type ScanCode = () => Promise<ScanOutcome>;
