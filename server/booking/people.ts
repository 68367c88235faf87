import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import { personKeyOf } from '../areas/linkman/person';
import { createBatcher } from '../db/batcher';
import { runStatement } from '../db/statement';
import type { StatementRunner } from '../db/statement';
import type { Given, Person } from './eligibility';
import { codesFor, givenOf } from './given';
import type { GivenRow, Whose } from './given';

/** A family member as booking knows them. */
export interface Recipient extends Person {
  readonly linkmanId: string;
  readonly userId: string;
  readonly name: string;
  readonly personKey: string;
  /** The account's own mobile. */
  readonly accountMobile: string;
}

/** Reads persons and what they have been given; calls of the same moment share a statement. */
export interface People {
  /** null where there is none (any more). */
  recipient(linkmanId: string): Promise<Recipient | null>;
  /** All that counts for a dose of a vaccine: orders of any account, and what the person's own account has noted. */
  given(whose: Whose, vaccineCode: string): Promise<readonly Given[]>;
}

const RECIPIENTS = `
select l.id, l.user_id, l.name, l.document_kind, l.document_number, l.sex, l.birthday, u.mobile,
  l.guardian is not null as guarded
from linkmen l join users u on u.id = l.user_id
where l.id = any($1::text[]) and l.deleted_at is null`;

const COUNTED = [...ACTIVE_STATUSES, 'DONE'].map((status) => `'${status}'`).join(', ');

/** $1 which question, $2 person, $3 whose notes, $4 vaccine; each by its index. A note has no id. */
const GIVEN = `
select a.n, g.id, g.user_id, a.vaccine_code, g.dose_no, g.day, g.status
from unnest($1::integer[], $2::text[], $3::text[], $4::text[]) as a (n, person_key, linkman_id, vaccine_code)
cross join lateral (
  select o.id, o.user_id, o.dose_no, o.day, o.status from orders o
  where o.person_key = a.person_key and o.vaccine_code = a.vaccine_code and o.status in (${COUNTED})
  union all
  select null, null, d.dose_no, d.day, 'DONE' from own_doses d
  where d.linkman_id = a.linkman_id and d.vaccine_code = a.vaccine_code
  offset 0
) g`;

interface RecipientRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly document_kind: number;
  readonly document_number: string;
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly mobile: string;
  readonly guarded: boolean;
}

/** @param key key of the person hash. */
export function createPeople(runner: StatementRunner, key: Buffer): People {
  const readRecipients = async (ids: readonly string[]): Promise<(Recipient | null)[]> => {
    const rows = await runStatement<RecipientRow>(runner, 'recipients', RECIPIENTS, [
      [...new Set(ids)],
    ]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      return row
        ? {
            linkmanId: row.id,
            userId: row.user_id,
            name: row.name,
            personKey: personKeyOf(key, row),
            sex: row.sex,
            birthday: row.birthday,
            hasGuardian: row.guarded,
            accountMobile: row.mobile,
          }
        : null;
    });
  };

  interface Question {
    readonly whose: Whose;
    readonly vaccineCode: string;
  }
  const readGiven = async (questions: readonly Question[]): Promise<Given[][]> => {
    const asked = questions.flatMap(({ whose, vaccineCode }, n) =>
      codesFor(vaccineCode).map((code) => ({ n, whose, code })),
    );
    const rows = await runStatement<GivenRow & { readonly n: number }>(runner, 'given', GIVEN, [
      asked.map(({ n }) => n),
      asked.map(({ whose }) => whose.personKey),
      asked.map(({ whose }) => whose.linkmanId),
      asked.map(({ code }) => code),
    ]);
    const answers: Given[][] = questions.map(() => []);
    for (const row of rows) {
      const question = questions[row.n];
      const given = question && givenOf(row, question.vaccineCode, question.whose);
      if (given) answers[row.n]?.push(given);
    }
    return answers;
  };

  const recipient = createBatcher(readRecipients);
  const given = createBatcher(readGiven);
  return {
    recipient,
    given: (whose, vaccineCode) => given({ whose, vaccineCode }),
  };
}
