import type { OrderStatus } from '@contract/order/status-rules';
import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import { createBatcher } from '../db/batcher';
import type { Given, Person } from './eligibility';
import { personKeyOf } from '../areas/linkman/person';
import { runStatement } from '../db/statement';
import type { StatementRunner } from '../db/statement';

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
  /** Active and finished orders for a vaccine, of any account. @param userId whose own orders are named by id. */
  given(personKey: string, vaccineCode: string, userId: string): Promise<readonly Given[]>;
}

const RECIPIENTS = `
select l.id, l.user_id, l.name, l.document_kind, l.document_number, l.sex, l.birthday, u.mobile,
  l.guardian is not null as guarded
from linkmen l join users u on u.id = l.user_id
where l.id = any($1::text[]) and l.deleted_at is null`;

const COUNTED = [...ACTIVE_STATUSES, 'DONE'].map((status) => `'${status}'`).join(', ');

const GIVEN = `
select a.n::integer, o.id, o.user_id, o.dose_no, o.day, o.status
from unnest($1::text[], $2::text[]) with ordinality as a (person_key, vaccine_code, n)
cross join lateral (
  select * from orders o where o.person_key = a.person_key and o.vaccine_code = a.vaccine_code
    and o.status in (${COUNTED}) offset 0
) o`;

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

interface GivenRow {
  readonly n: number;
  readonly id: string;
  readonly user_id: string;
  readonly dose_no: number;
  readonly day: string;
  readonly status: OrderStatus;
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
    readonly personKey: string;
    readonly vaccineCode: string;
    readonly userId: string;
  }
  const readGiven = async (questions: readonly Question[]): Promise<Given[][]> => {
    const answers: Given[][] = questions.map(() => []);
    const rows = await runStatement<GivenRow>(runner, 'given', GIVEN, [
      questions.map((question) => question.personKey),
      questions.map((question) => question.vaccineCode),
    ]);
    for (const row of rows) {
      const own = row.user_id === questions[row.n - 1]?.userId;
      const order = { doseNo: row.dose_no, day: row.day, status: row.status };
      answers[row.n - 1]?.push({ ...order, orderId: own ? row.id : null });
    }
    return answers;
  };

  const recipient = createBatcher(readRecipients);
  const given = createBatcher(readGiven);
  return {
    recipient,
    given: (personKey, vaccineCode, userId) => given({ personKey, vaccineCode, userId }),
  };
}
