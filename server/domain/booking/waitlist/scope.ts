import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import { sql } from 'kysely';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import { isOffered } from '../../../db/is-offered';
import { windowOf } from '../../../shared/doses/day-gap';
import type { WindowDays } from '../../../shared/doses/day-gap';
import { dayViolation, earliestDay } from '../../../shared/doses/eligibility';
import type { Ineligible } from '../../../shared/doses/eligibility';
import type { Records } from '../../../shared/doses/elsewhere';
import { isSlotOfProduct } from '../../../shared/slots/slot-group';
import { slotIsFree } from '../../../shared/slots/bookable';
import { readClock } from '../../../shared/slots/clock-reading';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import { findCourse } from '../../../shared/doses/product-course';
import { refused, refusedPerson } from '../refusal/refuse';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { DomainError, refusedInput } from '../../../http/domain-error';
import { findDose } from '../candidates/candidate';
import { aboutPerson } from '../candidates/remedy-facts';
import { waitedDays } from './suits';

export type JoinInput = ParsedInputOf<'POST /subscribe/waiting/join.do'>;

/** Which slots somebody waits for. */
export interface Scope {
  readonly productId: string;
  readonly vaccineCode: string;
  readonly cityCode: string;
  readonly depaCode: string | null;
  readonly day: string | null;
  /** First day on which the dose may be administered. */
  readonly fromDay: string;
  /** The last one; null: no end. */
  readonly toDay: string | null;
  /** The booking window, with the days that other doses exclude. */
  readonly window: Pick<WindowDays, 'lastDay' | 'gaps'>;
}

/** The product, and the city or clinic waited for. @throws DomainError 4000 or 4004 where they do not match. */
async function clinicOrCityOf(db: Db, { productId, depaCode, cityCode, day }: JoinInput) {
  const { course, vaccineCode, isOffered: isThere } = await findCourse(db, productId);
  if (!isThere) throw new DomainError(CODE.NOT_FOUND);
  if (depaCode === undefined) {
    if (day !== undefined)
      throw refusedInput({
        zh: '要候补某一天，请先选门诊',
        en: 'choose a clinic to wait for one day.',
      });
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
    .where(isOffered('o'))
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
  const { course, vaccineCode, cityCode } = await clinicOrCityOf(db, input);
  const at = readClock(now);
  const { lastDay } = at;
  const records = await recordsOf(vaccineCode);
  const { doseNo } = findDose(course.doses, input.doseNo);
  // With an appointment for the dose they may wait for an earlier one; after the dose they may not.
  const { days, unfit } = waitedDays({ recipient, course, doseNo, records }, today);
  if (unfit) throw refusedPerson(unfit, undefined, aboutPerson(recipient, unfit, today));
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
  const target = { productId, vaccineCode, cityCode, depaCode };
  return { ...target, day, fromDay, toDay: days.last, window: windowOf(days, at) };
}

/** Whether a slot of the scope can be booked now, earlier than the person's appointment. */
export async function hasRemaining(
  db: Db,
  scope: Scope,
  person: { readonly userId: string; readonly personKey: string; readonly doseNo: number },
  now: number,
): Promise<boolean> {
  const { gaps, lastDay } = scope.window;
  const { rows } = await sql`
    select s.id from clinic_products o
    join departments d on d.depa_code = o.depa_code and d.is_online
    join slots s on ${isSlotOfProduct}
    where o.product_id = ${scope.productId} and o.in_stock and d.city_code = ${scope.cityCode}
      and (${scope.depaCode}::text is null or o.depa_code = ${scope.depaCode})
      and s.day between ${scope.day ?? scope.fromDay}::date and ${scope.day ?? lastDay}::date
      and ${slotIsFree(now)}
      and not exists (
        select from unnest(${gaps.map(({ from }) => from)}::date[], ${gaps.map(({ to }) => to)}::date[]) as gap (first, last)
        where s.day between gap.first and gap.last
      )
      and not exists (
        select from orders mine where mine.user_id = ${person.userId} and mine.person_key = ${person.personKey} and mine.vaccine_code = ${scope.vaccineCode}
          and mine.dose_no = ${person.doseNo} and mine.status = any(${[...ACTIVE_STATUSES]}) and mine.day <= s.day
      )
    limit 1`.execute(db);
  return rows.length > 0;
}
