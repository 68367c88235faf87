/** What the page in a frame says: that it listens, and what became of a message. */
export type FrameSays =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: string; readonly ok: boolean };

/** Reads what came from a frame; null for anything else. */
export function readFrame(data: unknown): FrameSays | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, id, ok } = data as Readonly<Record<string, unknown>>;
  if (type === 'ready') return { type };
  return type === 'answer' && typeof id === 'string' ? { type, id, ok: ok === true } : null;
}

/** The id that a message wants to be answered by, or null. */
export function idOf(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' ? id : null;
}
