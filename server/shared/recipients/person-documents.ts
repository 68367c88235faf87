import { sql } from 'kysely';
import type { Db } from '../../db/database';

/** A document as one person's: its keyed hash (`personKeyOf`), and the name in it. */
export interface NamedDocument {
  readonly documentKey: string;
  readonly name: string;
}

/**
 * Whose document it is: the person under whom its holder was known before, else the document's own key. The name counts
 * along: a number that was mistyped, or a twin's, leads nobody of another name to this person.
 */
export async function personOf(db: Db, { documentKey, name }: NamedDocument): Promise<string> {
  const { rows } = await sql<{ person_key: string }>`
    select person_key from person_documents where document_key = name_key(${documentKey}, ${name})`.execute(
    db,
  );
  return rows[0]?.person_key ?? documentKey;
}

/** Whether anything is stored for a person: appointments, doses, or a family member other than `besides`. */
export async function isKnown(db: Db, personKey: string, besides: string | null): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from orders o where o.person_key = ${personKey})
      or exists (select from linkmen l where l.person_key = ${personKey} and l.deleted_at is null
        and l.id is distinct from ${besides}) as known`.execute(db);
  return rows[0]?.known ?? false;
}

/**
 * From now on a document leads to a person.
 * @param by the account that exchanged it; null: a clinic that had both documents before it @param now ms
 */
export async function linkDocument(
  db: Db,
  { documentKey, name }: NamedDocument,
  personKey: string,
  by: string | null,
  now: number,
): Promise<void> {
  await sql`
    insert into person_documents (document_key, person_key, user_id, linked_at)
    values (name_key(${documentKey}, ${name}), ${personKey}, ${by}, ${new Date(now)})
    on conflict (document_key) do update set person_key = excluded.person_key, user_id = excluded.user_id,
      linked_at = excluded.linked_at`.execute(db);
}
