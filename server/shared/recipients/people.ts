import { createBatcher } from '../../db/batcher';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import type { FieldCipher } from '../../sealed/field-cipher';
import type { Administered, AdministeredRow, Whose } from '../doses/administered';
import { codesFor, administeredOf } from '../doses/administered';
import { administeredTo } from '../doses/administered-statement';
import { membersOf, readRecipientHistory, recipientOf } from './recipient-history';
import type { RecipientHistory, MemberRow, Recipient } from './recipient-history';

/** Reads persons and their administered doses; concurrent calls share a statement. */
export interface People {
  /** null where there is none (any more). */
  recipient(linkmanId: string): Promise<Recipient | null>;
  /** All that counts for a dose of a vaccine: orders of any account, and the own account's self-reported doses. */
  administered(whose: Whose, vaccineCode: string): Promise<readonly Administered[]>;
  /** The last of a person's bookings; 0: none. */
  turn(personKey: string): Promise<number>;
  /** Both in one read; null where there is no such member (any more). */
  history(linkmanId: string, vaccineCode: string): Promise<RecipientHistory | null>;
}

const RECIPIENTS = membersOf('$1::text[]');

/** $1 number of the call, $2 person, $3 whose self-reported doses, $4 vaccine, $5 whose orders are theirs, $6 name, $7 whether it is proved. */
const ADMINISTERED = `
select a.n, g.id, g.user_id, a.vaccine_code, g.product_id, g.dose_no, g.day, g.status, g.source
from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[])
  as a (n, person_key, linkman_id, vaccine_code, account, name, proved)
cross join lateral (${administeredTo({ personKey: 'a.person_key', linkmanId: 'a.linkman_id', userId: 'a.account', name: 'a.name', proved: 'a.proved' }, 'a.vaccine_code')}
) g`;

const TURN = `select coalesce(max(person_turn), 0) as turn from orders where person_key = $1`;

/** @param cipher opens the answers of health profiles */
export function createPeople(runner: StatementRunner, cipher: FieldCipher): People {
  const readRecipients = async (ids: readonly string[]): Promise<(Recipient | null)[]> => {
    const rows = await runStatement<MemberRow>(runner, 'recipients', RECIPIENTS, [
      [...new Set(ids)],
    ]);
    const found = new Map(rows.map((row) => [row.linkman_id, row]));
    return ids.map((id) => {
      const row = found.get(id);
      return row ? recipientOf(row, cipher) : null;
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
        asked.map(({ whose }) => whose.isProved),
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
  return {
    recipient,
    administered: (whose, vaccineCode) => givenAt({ whose, vaccineCode }),
    history: (linkmanId, vaccineCode) => knownAt({ linkmanId, vaccineCode }),
    async turn(personKey) {
      const [row] = await runStatement<{ turn: number }>(runner, 'turn', TURN, [personKey]);
      return row?.turn ?? 0;
    },
  };
}
