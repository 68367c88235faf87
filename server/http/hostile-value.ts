/** ms either side of 1970 that a date can hold. */
const LAST_INSTANT = 8.64e15;
/** A NUL, or half of a character: neither PostgreSQL's texts nor UTF-8 have them. */
const NOT_TEXT = /[\0\p{Cs}]/u;
/** Levels that the deepest form of the contract does not come near. */
const DEEPEST = 20;

/** What no column, date or answer can hold. */
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
 * Where a value holds something that a schema takes and nothing behind it can: text that is none, a number beyond all
 * dates, or more levels than a form has. A row with one would be refused with all that go out together with it.
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
