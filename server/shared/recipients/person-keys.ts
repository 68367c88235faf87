import { runStatement } from '../../db/statement';
import type { Deps } from '../../deps';
import { personKeyOf } from './person';
import type { PersonDocument } from './person';

/** Members filled in by one statement. */
const SOME = 5_000;

const KEYLESS = `
select id, document_kind, document_number from linkmen where person_key is null and document_number <> '' order by id limit ${SOME}`;

/** A member whose document was changed meanwhile is left for the next run. */
const FILL = `
update linkmen l set person_key = a.person_key
from unnest($1::text[], $2::smallint[], $3::text[], $4::text[]) as a (id, document_kind, document_number, person_key)
where l.id = a.id and l.person_key is null
  and l.document_kind = a.document_kind and l.document_number = a.document_number`;

type Keyless = PersonDocument & { readonly id: string };

/** Fills in missing person keys of members that were added or whose document was changed. */
export async function fillPersonKeys({
  database: { pool },
  personKey,
  cipher,
}: Pick<Deps, 'database' | 'personKey' | 'cipher'>): Promise<void> {
  let rows: Keyless[];
  do {
    rows = await runStatement<Keyless>(pool, '', KEYLESS, []);
    await runStatement(pool, '', FILL, [
      rows.map(({ id }) => id),
      rows.map((row) => row.document_kind),
      rows.map((row) => row.document_number),
      rows.map((row) =>
        personKeyOf(personKey, { ...row, document_number: cipher.open(row.document_number) }),
      ),
    ]);
  } while (rows.length === SOME);
}
