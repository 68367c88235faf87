import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import { sql } from 'kysely';
import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import { dayViolation, doseDays, earliestDay, personViolation } from '../doses/eligibility';
import type { Administered } from '../doses/administered';
import type { Ineligible } from '../doses/eligibility';
import { ELSEWHERE } from '../doses/elsewhere';
import type { Records } from '../doses/elsewhere';
import { slotIsFree } from '../slots/bookable';
import { readClock } from '../slots/clock-reading';
import type { Recipient } from '../recipients/recipient-history';
import { findCourse } from '../doses/product-course';
import { refused, refusedPerson } from '../refusals/refuse';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { DomainError, refusedInput } from '../../http/domain-error';
import { findDose } from '../candidates/candidate';
import { aboutPerson } from '../candidates/remedy-facts';
import { IS_TOO_NEAR } from './live-distance';

export type JoinInput = ParsedInputOf<'POST /subscribe/waiting/join.do'>;

/** Which slots somebody waits for. */
export interface Scope {
  readonly productId: string;
  readonly vaccineCode: string;
  readonly cityCode: string;
  readonly depaCode: string | null;
  readonly day: string | null;
  /** Days on which the dose may be administered; `toDay` null: no end. */
  readonly fromDay: string;
  readonly toDay: string | null;
  /** Days of other injected live vaccines, to which the dose must keep the interval. */
  readonly liveDays: readonly string[];
}

/** The product, and the city or clinic waited for. @throws DomainError 4000 or 4004 where they do not match. */
async function placeOf(db: Db, { productId, depaCode, cityCode, day }: JoinInput) {
  const { course, vaccineCode } = await findCourse(db, productId);
  if (depaCode === undefined) {
    if (day !== undefined)
      throw refusedInput({ zh: '候补某一天需指定门诊', en: 'a day needs a clinic.' });
    if (cityCode === undefined)
      throw refusedInput({ zh: '请选择城市或门诊', en: 'choose a city or a clinic.' });
    return { course, vaccineCode, cityCode };
  }
  const clinic = await db
    .selectFrom('clinic_products as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select('d.city_code')
    .where('o.depa_code', '=', depaCode)
    .where('o.product_id', '=', productId)
    .executeTakeFirst();
  if (!clinic) throw new DomainError(CODE.NOT_FOUND);
  return { course, vaccineCode, cityCode: clinic.city_code };
}

/** What a person may wait for. @throws DomainError with the violation. */
export async function scopeOf(
  db: Db,
  input: JoinInput,
  recipient: Recipient,
  recordsOf: (vaccineCode: string) => Promise<Records>,
  { now, today }: UserContext,
): Promise<Scope> {
  const { course, vaccineCode, cityCode } = await placeOf(db, input);
  const { lastDay } = readClock(now);
  // With an appointment for the dose they may wait for an earlier one; after the dose they may not.
  const counts = ({ status, doseNo }: Administered) => status === 'DONE' || doseNo !== input.doseNo;
  const records = await recordsOf(vaccineCode);
  const administered = records.administered.filter(counts);
  const isElsewhere = records.elsewhere.filter(counts).some((one) => one.doseNo === input.doseNo);
  const unfit =
    personViolation(recipient, course, input.doseNo, administered, today) ??
    (isElsewhere ? ELSEWHERE : null);
  if (unfit) throw refusedPerson(unfit, undefined, aboutPerson(recipient, unfit, today));
  const days = doseDays(recipient, course, findDose(course.doses, input.doseNo), administered);
  const refuse = (why: Ineligible): DomainError =>
    refusedPerson(why, undefined, aboutPerson(recipient, why, today));
  const fromDay = earliestDay(days, today);
  if (fromDay === null) {
    const never = dayViolation(days, today);
    throw never ? refuse(never) : refused(CODE.OVER_AGE);
  }
  const day = input.day ?? null;
  if (day !== null && (day < fromDay || day > lastDay || (days.last !== null && day > days.last)))
    throw refused(CODE.SLOT_CLOSED, {
      allowedFrom: fromDay,
      message: {
        zh: `这一天不能候补，请选择 ${fromDay} 至 ${lastDay} 之间的日期`,
        en: `There is no waiting list for this day. Choose one from ${fromDay} to ${lastDay}.`,
      },
    });
  const untimely = dayViolation(days, day ?? fromDay);
  if (untimely) throw refuse(untimely);
  const { productId, depaCode = null } = input;
  const place = { productId, vaccineCode, cityCode, depaCode };
  const liveDays = days.live.map((other) => other.day);
  return { ...place, day, fromDay, toDay: days.last, liveDays };
}

/** Whether a slot of the scope can be booked now, earlier than the person's appointment. */
export async function hasRemaining(
  db: Db,
  scope: Scope,
  person: { readonly userId: string; readonly personKey: string; readonly doseNo: number },
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    select s.id from clinic_products o
    join departments d on d.depa_code = o.depa_code and d.is_online
    join slots s on s.depa_code = o.depa_code and s.product_id = o.product_id
    where o.product_id = ${scope.productId} and o.in_stock and d.city_code = ${scope.cityCode}
      and (${scope.depaCode}::text is null or o.depa_code = ${scope.depaCode})
      and s.day between ${scope.day ?? scope.fromDay}::date and ${scope.day ?? scope.toDay ?? readClock(now).lastDay}::date
      and ${slotIsFree(now)}
      and not exists (
        select from unnest(${scope.liveDays}::date[]) as live (day)
        where ${sql.raw(IS_TOO_NEAR)}
      )
      and not exists (
        select from orders mine where mine.user_id = ${person.userId} and mine.person_key = ${person.personKey} and mine.vaccine_code = ${scope.vaccineCode}
          and mine.dose_no = ${person.doseNo} and mine.status = any(${[...ACTIVE_STATUSES]}) and mine.day <= s.day
      )
    limit 1`.execute(db);
  return rows.length > 0;
}
