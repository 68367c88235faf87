/** Text of anything that was thrown. */
export function textOfError(reason: unknown): string {
  if (reason instanceof Error) return reason.message || reason.name;
  if (typeof reason === 'string') return reason;
  const { errMsg, message } = (reason ?? {}) as { errMsg?: unknown; message?: unknown };
  return String(message ?? errMsg ?? reason);
}
