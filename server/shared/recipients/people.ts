import { createBatcher } from '../../db/batcher';
import { columnArrays } from '../../db/column-arrays';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import type { FieldCipher } from '../../sealed/field-cipher';
import type { Administered, AdministeredRow, Whose } from '../doses/administered';
import { codesFor, administeredOf } from '../doses/administered';
import { administeredTo } from '../doses/administered-statement';
import { MEMBERS, readRecipientHistory, recipientOf } from './recipient-history';
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

const RECIPIENTS = namedStatement('recipients', 'linkmanId')`${MEMBERS}`;

const COLUMNS = 'n personKey linkmanId code userId name isProved';

/** `n` number of the call, `linkmanId` whose self-reported doses, `userId` whose orders are theirs. */
const ADMINISTERED = namedStatement('administered', COLUMNS)`
select a.n, g.id, g.user_id, a.vaccine_code, g.product_id, g.dose_no, g.day, g.status, g.source
from unnest(:n::integer[], :personKey::text[], :linkmanId::text[], :code::text[], :userId::text[], :name::text[], :isProved::boolean[])
  as a (n, person_key, linkman_id, vaccine_code, account, name, proved)
cross join lateral (${administeredTo({ personKey: 'a.person_key', linkmanId: 'a.linkman_id', userId: 'a.account', name: 'a.name', proved: 'a.proved' }, 'a.vaccine_code')}
) g`;

const TURN = namedStatement(
  'turn',
  'personKey',
)`select coalesce(max(person_turn), 0) as turn from orders where person_key = :personKey`;

/** @param cipher opens the answers of health profiles */
export function createPeople(runner: StatementRunner, cipher: FieldCipher): People {
  const readRecipients = async (ids: readonly string[]): Promise<(Recipient | null)[]> => {
    const rows = await RECIPIENTS.run<MemberRow>(runner, { linkmanId: [...new Set(ids)] });
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
      codesFor(vaccineCode).map((code) => ({ ...whose, n, code })),
    );
    const rows = await ADMINISTERED.run<AdministeredRow & { readonly n: number }>(
      runner,
      columnArrays(asked, COLUMNS),
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
      const [row] = await TURN.run<{ turn: number }>(runner, { personKey });
      return row?.turn ?? 0;
    },
  };
}
