import { columnArrays } from '../../db/column-arrays';
import { namedStatement } from '../../db/named-statement';
import { runStatement } from '../../db/statement';
import type { Deps } from '../../deps';
import { personKeyOf } from './person';
import type { PersonDocument } from './person';

/** Members filled in by one statement. */
const SOME = 5_000;

const KEYLESS = `
select id, document_kind, document_number from linkmen where person_key is null and document_number <> '' order by id limit ${SOME}`;

const COLUMNS = 'id document_kind document_number person_key';
/** A member whose document was changed meanwhile is left for the next run. */
const FILL = namedStatement('', COLUMNS)`
update linkmen l set person_key = a.person_key
from unnest(:id::text[], :document_kind::smallint[], :document_number::text[], :person_key::text[]) as a (id, document_kind, document_number, person_key)
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
    const filled = rows.map((row) => {
      const opened = { ...row, document_number: cipher.open(row.document_number) };
      return { ...row, person_key: personKeyOf(personKey, opened) };
    });
    await FILL.run(pool, columnArrays(filled, COLUMNS));
  } while (rows.length === SOME);
}
