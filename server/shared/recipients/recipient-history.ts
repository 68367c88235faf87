import { columnArrays } from '../../db/column-arrays';
import { namedStatement } from '../../db/named-statement';
import type { StatementRunner } from '../../db/statement';
import type { FieldCipher, Sealed } from '../../sealed/field-cipher';
import type { Administered, AdministeredRow } from '../doses/administered';
import type { Person } from '../doses/course';
import { codesFor, administeredOf } from '../doses/administered';
import { healthIn } from './health-profile';
import { OPEN_STATUSES, statusList } from '../lifecycle/statuses';
import { administeredTo } from '../doses/administered-statement';

/** An appointment that somebody is expected at; day `YYYY-MM-DD`, times `HH:MM`. */
export interface OpenAppointment {
  /** null where it belongs to another account. */
  readonly orderId: string | null;
  readonly depaCode: string;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** A family member with what booking needs. */
export interface Recipient extends Person {
  readonly linkmanId: string;
  readonly userId: string;
  readonly name: string;
  readonly personKey: string;
  /** The last of the person's bookings when they were read; 0: none. */
  readonly turn: number;
  /** Whether a clinic knows that the account has this person; else nothing of other accounts is theirs to know. */
  readonly isProved: boolean;
  /** The person's open appointments that the account may be refused for. */
  readonly open: readonly OpenAppointment[];
  /** The account's own mobile. */
  readonly accountMobile: Sealed;
}

/** Whose word an appointment of the member rests on; see `Booking.claimant`. */
export const claimantOf = ({ isProved, userId }: Pick<Recipient, 'isProved' | 'userId'>): string =>
  isProved ? '' : userId;

/** A family member, and what counts for a dose of a vaccine. */
export interface RecipientHistory {
  readonly recipient: Recipient;
  readonly administered: readonly Administered[];
}

const OPEN = statusList(OPEN_STATUSES);

/** What booking reads of some family members, by their ids `:linkmanId`. */
export const MEMBERS = `
  select l.id as linkman_id, l.user_id as account, l.name, l.sex, l.birthday, u.mobile,
    l.guardian is not null as guarded, l.history_key is not null as answered, l.person_key, l.proved_at is not null as proved,
    coalesce((select max(o.person_turn) from orders o where o.person_key = l.person_key), 0) as turn,
    coalesce((
      select json_agg(json_build_object('orderId', case when o.user_id = l.user_id then o.id end, 'depaCode', o.depa_code,
        'day', o.day, 'startTime', o.start_time, 'endTime', o.end_time))
      from orders o where o.person_key = l.person_key and o.status in (${OPEN}) and (o.user_id = l.user_id or (
        l.proved_at is not null and o.claimant = '' and are_names_of(o.person_key, order_name(o), l.name)
      ))
    ), '[]') as open,
    (select h.answers from health_profiles h where h.linkman_id = l.id) as health
  from linkmen l join users u on u.id = l.user_id
  where l.id = any(:linkmanId::text[]) and l.deleted_at is null and l.person_key is not null`;

/** A row of {@link MEMBERS}. */
export interface MemberRow {
  readonly linkman_id: string;
  readonly account: string;
  readonly name: string;
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly mobile: Sealed;
  readonly guarded: boolean;
  readonly answered: boolean;
  readonly person_key: string;
  readonly turn: number;
  readonly proved: boolean;
  readonly open: readonly OpenAppointment[];
  /** Answers of the health profile; null: none. */
  readonly health: Sealed | null;
}

export const recipientOf = (row: MemberRow, cipher: FieldCipher): Recipient => ({
  linkmanId: row.linkman_id,
  userId: row.account,
  name: row.name,
  personKey: row.person_key,
  sex: row.sex,
  birthday: row.birthday,
  hasGuardian: row.guarded,
  health: healthIn(cipher, row.health),
  isHistoryAnswered: row.answered,
  turn: row.turn,
  isProved: row.proved,
  open: row.open,
  accountMobile: row.mobile,
});

/**
 * `n` number of the call. A member without any records has one row, without a day. Members are
 * read first: once each, not for each of their records.
 */
const RECIPIENT_HISTORY = namedStatement('known', 'n linkmanId code')`
with m as materialized (${MEMBERS})
select a.n, m.*, g.id, g.user_id, a.vaccine_code, g.product_id, g.dose_no, g.day, g.status, g.source
from unnest(:n::integer[], :linkmanId::text[], :code::text[]) as a (n, linkman_id, vaccine_code)
join m on m.linkman_id = a.linkman_id
left join lateral (${administeredTo({ personKey: 'm.person_key', linkmanId: 'm.linkman_id', userId: 'm.account', name: 'm.name', proved: 'm.proved' }, 'a.vaccine_code')}
) g on true`;

interface RecipientHistoryRow extends MemberRow, Omit<AdministeredRow, 'day'> {
  readonly n: number;
  readonly day: string | null;
}

/** A member and a vaccine. */
export interface Question {
  readonly linkmanId: string;
  readonly vaccineCode: string;
}

/** Answers several questions in their order; null where there is no such member (any more). */
export const readRecipientHistory =
  (runner: StatementRunner, cipher: FieldCipher) =>
  async (questions: readonly Question[]): Promise<(RecipientHistory | null)[]> => {
    const asked = questions.flatMap(({ linkmanId, vaccineCode }, n) =>
      codesFor(vaccineCode).map((code) => ({ n, linkmanId, code })),
    );
    const values = columnArrays(asked, 'n linkmanId code');
    const rows = await RECIPIENT_HISTORY.run<RecipientHistoryRow>(runner, values);
    const answers = questions.map(
      (): { readonly recipient: Recipient; readonly administered: Administered[] } | null => null,
    );
    for (const row of rows) {
      const { n, day } = row;
      const history = answers[n] ?? { recipient: recipientOf(row, cipher), administered: [] };
      answers[n] = history;
      const dose =
        day === null
          ? null
          : administeredOf({ ...row, day }, questions[n]?.vaccineCode ?? '', history.recipient);
      if (dose) history.administered.push(dose);
    }
    return answers;
  };
