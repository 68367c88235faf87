import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { UncountedReason } from '@contract/plan/planned-dose';
import { uncountedOf } from '@contract/plan/uncounted-rules';
import type { UncountedDose } from '@contract/plan/uncounted-rules';
import type { Db } from '../../../db/database';
import type { MessageParams, StoredLink } from '../../../db/desk-tables';
import type { Deps } from '../../../deps';
import { dayOf } from '../../../kernel/clock';
import { dayText } from '../../../kernel/day-text';
import type { Bilingual } from '../../../kernel/language';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { areEventsSettled, createEventWatch } from '../../../shared/lifecycle/watch-events';
import type { OrderEvent } from '../../../shared/lifecycle/watch-events';
import { isFamilyOfOrder } from '../../../shared/recipients/family-of-order';
import { healthOfEach } from '../../../shared/recipients/health-profile';
import { administeredTo } from './administered';

const KIND = 'doseUncounted';
/** Name of the mark in `progress`. */
const MARK = 'uncounted doses';

const REASONS: Readonly<Record<UncountedReason, Bilingual>> = {
  tooYoung: { zh: '打的时候年龄还不够', en: 'it was given below the minimum age' },
  tooSoon: { zh: '与前一剂的间隔不够', en: 'it was given too soon after the dose before it' },
  tooOld: { zh: '打的时候已过规定的年龄', en: 'it was given above the maximum age' },
  conflict: { zh: '与另一种疫苗隔得太近', en: 'it was given too close to another vaccine' },
  wrongVaccine: {
    zh: '这种疫苗不用于这一剂',
    en: 'this vaccine is not used for this dose',
  },
};

/** What follows: whether a dose is repeated is the clinic's to decide. */
function nextStep({ from }: Pick<UncountedDose, 'from'>): Bilingual {
  if (from === null)
    return {
      zh: '按程序没有可以补的日子了，请问接种门诊。',
      en: 'By the schedule it is too late to repeat it. Ask the clinic.',
    };
  return {
    zh: `可从 ${dayText(from, 'zh-CN', null)} 起补打，请问接种门诊。`,
    en: `It can be repeated from ${dayText(from, 'en', null)}. Ask the clinic.`,
  };
}

/** Somebody in whose plan a dose is on record, and what its message names. */
interface NotifiedFamily {
  readonly userId: string;
  readonly linkmanId: string;
  readonly person: string;
  readonly sex: 1 | 2;
  readonly birthday: string;
  readonly product: Bilingual;
  readonly dose: Bilingual | null;
  readonly doseNo: number;
  readonly clinic: Bilingual;
  readonly day: string;
}

/**
 * Accounts whose plan has the dose that an event recorded: its own, and for a walk-in those whose family has the person
 * (`administeredTo`). None where it has been taken back since.
 */
async function accountsOf(db: Db, { id, order_id: orderId }: OrderEvent) {
  const { rows } = await sql<NotifiedFamily>`
    select distinct on (l.user_id) l.user_id as "userId", l.id as "linkmanId", l.name as person, l.sex, l.birthday,
      p.short_name as product, o.dose_no as "doseNo", d.name as clinic, o.day,
      (select x -> 'label' from jsonb_array_elements(p.doses) x where (x ->> 'doseNo')::int = o.dose_no limit 1) as dose
    from orders o
    join linkmen l on ${isFamilyOfOrder}
    join products p on p.id = o.product_id
    join departments d on d.depa_code = o.depa_code
    where o.id = ${orderId} and o.status = 'DONE'
      and not exists (select from order_events e
        where e.order_id = o.id and e.kind = ${LIFECYCLE.takeBack.event} and e.id > ${id})
    order by l.user_id, l.id = o.linkman_id desc, l.id`.execute(db);
  return rows;
}

/** Writes the message about a dose to an account, unless the dose counts in its plan or has been repeated. */
async function notify(
  deps: Pick<Deps, 'db' | 'cipher'>,
  { id: eventId, order_id: orderId }: OrderEvent,
  family: NotifiedFamily,
  now: number,
): Promise<void> {
  const { db } = deps;
  const { userId, linkmanId, sex, birthday, person, product, clinic, day } = family;
  const [taken, health] = await Promise.all([
    administeredTo(db, userId, linkmanId),
    healthOfEach(deps, [linkmanId]),
  ]);
  const whose = { sex, birthday, health: health.get(linkmanId) ?? null };
  const uncounted = uncountedOf(whose, taken, dayOf(now)).find(({ id }) => id === orderId);
  if (!uncounted || uncounted.isRepeated) return;
  const number = String(family.doseNo);
  const params: MessageParams = {
    person,
    product,
    dose: family.dose ?? { zh: number, en: number },
    clinic,
    day,
    reason: REASONS[uncounted.reason],
    next: nextStep(uncounted),
  };
  const link: StoredLink = { page: 'vaccinePlan', query: { linkmanId } };
  await sql`
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    values (${userId}, ${MESSAGE_KINDS[KIND]}, ${KIND}, ${JSON.stringify(params)}::jsonb, ${JSON.stringify(link)}::jsonb,
      ${`uncounted:${eventId}:${userId}`}, ${new Date(now)})
    on conflict (dedupe_key) do nothing`.execute(db);
}

/**
 * Tells families of doses that a clinic has recorded and that do not count, once for each record and account, as their plan
 * says it. What staff take back within half a minute has no message.
 * @returns a run at a time (ms)
 */
export const createUncountedWatch = (
  deps: Pick<Deps, 'db' | 'cipher'>,
): ((now: number) => Promise<false>) =>
  createEventWatch(deps.db, MARK, async (event, now) => {
    if (event.kind !== LIFECYCLE.finish.event) return;
    for (const family of await accountsOf(deps.db, event)) await notify(deps, event, family, now);
  });

/** Whether there are events after the mark that are old enough. */
export const areDosesDue = areEventsSettled(MARK);
