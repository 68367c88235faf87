/** Messages of the framed page: that it is ready, and the result of a message. */
export type FrameSays =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: string; readonly ok: boolean };

/** Parses a message from a frame; null for anything else. */
export function readFrame(data: unknown): FrameSays | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, id, ok } = data as Readonly<Record<string, unknown>>;
  if (type === 'ready') return { type };
  return type === 'answer' && typeof id === 'string' ? { type, id, ok: ok === true } : null;
}

/** The id for the answer to a message, or null. */
export function idOf(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' ? id : null;
}
