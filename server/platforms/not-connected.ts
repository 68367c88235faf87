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
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string };
  const code = cause?.code ?? '';
  // `fetch` itself refuses some ports, such as 9, without a code.
  const isBadPort = cause?.message === 'bad port';
  const reason = isBadPort ? 'bad port' : code || (name ?? 'no answer');
  return { reason, unsent: isBadPort || CODES.includes(code) };
}
