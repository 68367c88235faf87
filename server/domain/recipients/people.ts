import { personKeyOf } from './person';
import type { PersonDocument } from './person';
import { createBatcher } from '../../db/batcher';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import type { FieldCipher } from '../../sealed/field-cipher';
import type { Administered, AdministeredRow, Whose } from '../doses/administered';
import { codesFor, administeredOf } from '../doses/administered';
import { administeredTo } from '../doses/administered-statement';
import { KEYLESS, MEMBER_COLUMNS, readRecipientHistory, recipientOf } from './recipient-history';
import type { RecipientHistory, MemberRow, Recipient } from './recipient-history';

/** Reads persons and their administered doses; concurrent calls share a statement. */
export interface People {
  /** null where there is none (any more). */
  recipient(linkmanId: string): Promise<Recipient | null>;
  /** All that counts for a dose of a vaccine: orders of any account, and the own account's self-reported doses. */
  administered(whose: Whose, vaccineCode: string): Promise<readonly Administered[]>;
  /** Both in one read; null where there is no such member (any more). */
  history(linkmanId: string, vaccineCode: string): Promise<RecipientHistory | null>;
}

const RECIPIENTS = `
select ${MEMBER_COLUMNS}, l.document_kind, l.document_number
from linkmen l join users u on u.id = l.user_id
where l.id = any($1::text[]) and l.deleted_at is null`;

/** $1 number of the call, $2 person, $3 whose self-reported doses, $4 vaccine, $5 whose orders are theirs, $6 name. */
const ADMINISTERED = `
select a.n, g.id, g.user_id, a.vaccine_code, g.product_id, g.dose_no, g.day, g.status, g.source
from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
  as a (n, person_key, linkman_id, vaccine_code, account, name)
cross join lateral (${administeredTo({ personKey: 'a.person_key', linkmanId: 'a.linkman_id', userId: 'a.account', name: 'a.name' }, 'a.vaccine_code')}
) g`;

type RecipientRow = MemberRow & PersonDocument;

/** @param key HMAC key of the person keys */
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
      return recipientOf(row, personKeyOf(key, { ...row, document_number: number }), cipher);
    });
  };

  interface Question {
    readonly whose: Whose;
    readonly vaccineCode: string;
  }
  const readAdministered = async (questions: readonly Question[]): Promise<Administered[][]> => {
    const asked = questions.flatMap(({ whose, vaccineCode }, n) =>
      codesFor(vaccineCode).map((code) => ({ n, whose, code })),
    );
    const rows = await runStatement<AdministeredRow & { readonly n: number }>(
      runner,
      'administered',
      ADMINISTERED,
      [
        asked.map(({ n }) => n),
        asked.map(({ whose }) => whose.personKey),
        asked.map(({ whose }) => whose.linkmanId),
        asked.map(({ code }) => code),
        asked.map(({ whose }) => whose.userId),
        asked.map(({ whose }) => whose.name),
      ],
    );
    const answers: Administered[][] = questions.map(() => []);
    for (const row of rows) {
      const question = questions[row.n];
      const administered = question && administeredOf(row, question.vaccineCode, question.whose);
      if (administered) answers[row.n]?.push(administered);
    }
    return answers;
  };

  const recipient = createBatcher(readRecipients);
  const givenAt = createBatcher(readAdministered);
  const knownAt = createBatcher(readRecipientHistory(runner, cipher));
  const administered: People['administered'] = (whose, vaccineCode) =>
    givenAt({ whose, vaccineCode });
  return {
    recipient,
    administered,
    async history(linkmanId, vaccineCode) {
      const found = await knownAt({ linkmanId, vaccineCode });
      if (found !== KEYLESS) return found;
      const keyless = await recipient(linkmanId);
      return (
        keyless && { recipient: keyless, administered: await administered(keyless, vaccineCode) }
      );
    },
  };
}
