const CODES = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Why `fetch` failed: Node's error code, and whether it failed before anything was sent. */
export function failureOf(error: unknown): { readonly reason: string; readonly unsent: boolean } {
  const { cause, name } = error as { cause?: { code?: string }; name?: string };
  const code = cause?.code ?? '';
  return { reason: code || (name ?? 'no answer'), unsent: CODES.includes(code) };
}
