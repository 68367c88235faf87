/** Largest distance from 1970 that a date can represent, ms. */
const LAST_INSTANT = 8.64e15;
/** NUL, which PostgreSQL's texts cannot hold, and lone surrogates, which UTF-8 cannot encode. */
const NOT_TEXT = /[\0\p{Cs}]/u;
/** Most levels of nesting, far more than the deepest form of the contract. */
const DEEPEST = 20;

/** Kinds of values that no column, date or answer can hold. */
export type HostileKind = 'text' | 'number' | 'depth';

export interface Found {
  /** Keys from the outside in, with dots between them. */
  readonly path: string;
  readonly kind: HostileKind;
}

function kindOf(value: unknown): HostileKind | null {
  if (typeof value === 'string') return NOT_TEXT.test(value) ? 'text' : null;
  if (typeof value === 'number') return Math.abs(value) <= LAST_INSTANT ? null : 'number';
  return null;
}

/**
 * Finds a value that a schema accepts but the database or an answer cannot hold: invalid text, a number beyond all
 * dates, or too deep nesting. In a batched statement it would make all other rows fail as well.
 */
export function findHostile(value: unknown, path = '', depth = 0): Found | null {
  const kind = kindOf(value);
  if (kind !== null) return { path, kind };
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return { path, kind: 'depth' };
  for (const [key, part] of Object.entries(value)) {
    if (NOT_TEXT.test(key)) return { path, kind: 'text' };
    const found = findHostile(part, path === '' ? key : `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
