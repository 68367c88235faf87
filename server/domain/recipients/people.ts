import { personKeyOf } from './person';
import type { PersonDocument } from './person';
import { createBatcher } from '../../db/batcher';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import type { FieldCipher } from '../../sealed/field-cipher';
import type { Given, GivenRow, Whose } from '../doses/given';
import { codesFor, givenOf } from '../doses/given';
import { givenTo } from '../doses/given-statement';
import { KEYLESS, MEMBER_COLUMNS, readKnown, recipientOf } from './known';
import type { Known, MemberRow, Recipient } from './known';

/** Reads persons and what they have been given; calls of the same moment share a statement. */
export interface People {
  /** null where there is none (any more). */
  recipient(linkmanId: string): Promise<Recipient | null>;
  /** All that counts for a dose of a vaccine: orders of any account, and what the person's own account has noted. */
  given(whose: Whose, vaccineCode: string): Promise<readonly Given[]>;
  /** Both in one look; null where there is no such member (any more). */
  known(linkmanId: string, vaccineCode: string): Promise<Known | null>;
}

const RECIPIENTS = `
select ${MEMBER_COLUMNS}, l.document_kind, l.document_number
from linkmen l join users u on u.id = l.user_id
where l.id = any($1::text[]) and l.deleted_at is null`;

/** $1 which question, $2 person, $3 whose notes, $4 vaccine, $5 whose orders are theirs, $6 name. */
const GIVEN = `
select a.n, g.id, g.user_id, a.vaccine_code, g.dose_no, g.day, g.status, g.source
from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
  as a (n, person_key, linkman_id, vaccine_code, account, name)
cross join lateral (${givenTo({ personKey: 'a.person_key', linkmanId: 'a.linkman_id', userId: 'a.account', name: 'a.name' }, 'a.vaccine_code')}
) g`;

type RecipientRow = MemberRow & PersonDocument;

/** @param key key of the person hash */
export function createPeople(runner: StatementRunner, key: Buffer, cipher: FieldCipher): People {
  const readRecipients = async (ids: readonly string[]): Promise<(Recipient | null)[]> => {
    const rows = await runStatement<RecipientRow>(runner, 'recipients', RECIPIENTS, [
      [...new Set(ids)],
    ]);
    const found = new Map(rows.map((row) => [row.linkman_id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      if (!row) return null;
      const number = cipher.open(row.document_number);
      return recipientOf(row, personKeyOf(key, { ...row, document_number: number }));
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
      asked.map(({ whose }) => whose.userId),
      asked.map(({ whose }) => whose.name),
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
  const givenAt = createBatcher(readGiven);
  const knownAt = createBatcher(readKnown(runner));
  const given: People['given'] = (whose, vaccineCode) => givenAt({ whose, vaccineCode });
  return {
    recipient,
    given,
    async known(linkmanId, vaccineCode) {
      const found = await knownAt({ linkmanId, vaccineCode });
      if (found !== KEYLESS) return found;
      const keyless = await recipient(linkmanId);
      return keyless && { recipient: keyless, given: await given(keyless, vaccineCode) };
    },
  };
}
