import { wrongInput } from '../refusals/refusals';

/** A row's place in a list by time; rows of the same time are ordered by id. */
export interface TimePosition {
  /** ms. */
  readonly at: number;
  readonly id: string;
}

const BY_TIME = /^(\d{1,15})\.([A-Za-z0-9_-]{1,40})$/;
const RANKED = /^r\.(\d{1,15})\.(\d{1,6})$/;
const AFTER_RANKED = /^t\.(\d{1,15})\.(\d{1,15})\.([A-Za-z0-9_-]{1,40})$/;

const invalid = (): Error => wrongInput('请从头刷新列表', 'Refresh the list from the top.');

/** Latest time that the database can store. */
const LAST = Date.parse('9999-12-31T23:59:59.999Z');
const timeIn = (text = ''): number => {
  const at = Number(text);
  if (at > LAST) throw invalid();
  return at;
};

export const timeCursor = ({ at, id }: TimePosition): string => `${at}.${id}`;

/** @throws DomainError 9999 */
export function parseTimeCursor(cursor: string | undefined): TimePosition | null {
  if (cursor === undefined) return null;
  const [, at, id] = BY_TIME.exec(cursor) ?? [];
  if (id === undefined) throw invalid();
  return { at: timeIn(at), id };
}

/** A place in the recommended feed: in a ranking, or behind it among the latest posts that the ranking lacks. */
export type RankedPosition =
  | { readonly part: 'ranked'; readonly snapshotId: number; readonly position: number }
  | { readonly part: 'rest'; readonly snapshotId: number; readonly after: TimePosition | null };

export function rankedCursor(ranked: RankedPosition): string {
  if (ranked.part === 'ranked') return `r.${ranked.snapshotId}.${ranked.position}`;
  const { at, id } = ranked.after ?? { at: LAST, id: '_' };
  return `t.${ranked.snapshotId}.${at}.${id}`;
}

/** @throws DomainError 9999 */
export function parseRankedCursor(cursor: string): RankedPosition {
  const [, snapshot, position] = RANKED.exec(cursor) ?? [];
  if (position !== undefined)
    return { part: 'ranked', snapshotId: Number(snapshot), position: Number(position) };
  const [, ranking, at, id] = AFTER_RANKED.exec(cursor) ?? [];
  if (id === undefined) throw invalid();
  return { part: 'rest', snapshotId: Number(ranking), after: { at: timeIn(at), id } };
}
