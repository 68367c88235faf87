import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import type { OpenRow } from './open-rows';

/** Columns in which staff write freely; a field where the column is an object. */
const FREE_TEXT: Readonly<Record<string, { readonly column: string; readonly field?: string }>> = {
  order_events: { column: 'note' },
  moderation_decisions: { column: 'detail' },
  // What was decided, as its author was told.
  messages: { column: 'params', field: 'detail' },
};
const STAFF = { zh: '工作人员', en: 'staff' } as const;
/** Characters; a shorter name is part of too many words. */
const SHORTEST_NAME = 2;

/** Takes out of a row of a table what names staff, or what they noted for themselves. */
export type HideStaff = (table: string, row: OpenRow) => OpenRow;

const keyOf = (event: OpenRow): string => `${String(event.order_id)} ${String(event.kind)}`;

/** Notes for the log only, as the owner's page of an order leaves them out: why staff settled a claim. */
async function ownNotes(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ order_id: string; kind: string }>`
    select e.order_id, e.kind from order_events e join orders o on o.id = e.order_id
    where o.user_id = ${userId} and o.cancel_reason = 'claimed' and e.staff_id is not null
      and e.kind in ('cancelled', 'refund')`.execute(db);
  return new Set(rows.map(keyOf));
}

/** Reads who the staff are, to hide them in the copy of an account's data. */
export async function staffHider(db: Db, userId: string, language: Language): Promise<HideStaff> {
  const staff = await db.selectFrom('staff').select('name').execute();
  const names = staff
    .map(({ name }) => name.trim())
    .filter((name) => [...name].length >= SHORTEST_NAME)
    // A name that begins like another one is not to leave the rest of that.
    .sort((a, b) => b.length - a.length);
  const notes = await ownNotes(db, userId);
  const staffText = inLanguage(STAFF, language);
  const hidden = (value: unknown): unknown =>
    typeof value === 'string'
      ? names.reduce((left, name) => left.replaceAll(name, staffText), value)
      : value;
  return (table, row) => {
    const free = FREE_TEXT[table];
    if (free === undefined) return row;
    const { column, field } = free;
    if (table === 'order_events' && notes.has(keyOf(row))) return { ...row, [column]: '' };
    const value = row[column];
    if (field === undefined) return { ...row, [column]: hidden(value) };
    if (typeof value !== 'object' || value === null || !(field in value)) return row;
    return { ...row, [column]: { ...value, [field]: hidden((value as OpenRow)[field]) } };
  };
}
