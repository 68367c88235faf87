import { CODE } from '@contract/errors';
import type { Database } from '../../../server/db/database';
import { HOLDING_STATUSES } from '../../../server/shared/lifecycle/lifecycle';
import { bookingOf, CLINIC, newKey, PRODUCT } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import type { Insist } from './phoenix';

/** A caller with a second family member. */
export interface Family extends Caller {
  readonly secondId: string;
}

/** The answers that a family received. */
export interface FamilyAnswers {
  /** The hold and visit that it received, null where it received none. */
  readonly holdId: string | null;
  readonly visit: { readonly visitId: string; readonly orderIds: readonly string[] } | null;
  /** Whether the provider confirmed that the hold was released. */
  readonly released: boolean;
}

/** Whether a family books its hold, releases it or abandons it, in turn. */
const PLANS = ['book', 'book', 'release', 'forget'] as const;

/**
 * Holds a place for each of two, in consecutive slots, and goes on as its plan says. Every call is repeated until it
 * is answered, as a client does.
 */
export async function visitAs(
  insist: Insist,
  family: Family,
  [first = 0, second = 0]: readonly number[],
  index: number,
): Promise<FamilyAnswers> {
  const plan = PLANS[index % PLANS.length];
  const parts = [first, second].map((slotId) => ({ slotId, places: 1 }));
  const held = await insist(
    (provider) => provider.call('POST /subscribe/subscribe/hold.do', { parts }, family),
    [CODE.SLOT_FULL],
  );
  const holdId = held?.holdId ?? null;
  const nothing = { holdId, visit: null, released: false };
  if (holdId !== null && plan === 'release') {
    const release = 'POST /subscribe/subscribe/releaseHold.do';
    const answer = await insist((provider) => provider.call(release, { holdId }, family), []);
    return { ...nothing, released: answer?.released ?? false };
  }
  if (plan !== 'book') return nothing;
  const people = [family.linkmanId, family.secondId].map((linkmanId, index) => {
    const slotId = parts[index]?.slotId ?? 0;
    const { guidelineVersion } = bookingOf(family, slotId);
    return { linkmanId, productId: PRODUCT, doseNo: 1, slotId, guidelineVersion };
  });
  const form = {
    idempotencyKey: newKey(),
    depaCode: CLINIC,
    people,
    ...(holdId === null ? {} : { holdId }),
  };
  const made = await insist(
    (provider) => provider.call('POST /subscribe/subscribe/addFamily.do', form, family),
    [CODE.SLOT_FULL],
  );
  if (!made) return nothing;
  const { visitId, orders } = made;
  return { ...nothing, visit: { visitId, orderIds: orders.map(({ orderId }) => orderId) } };
}

const ACTIVE = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');

const FAULTS = `
select format('visit %s has %s people and %s orders', visit_id, count(distinct person_key), count(*)) as fault
from orders where visit_id is not null group by visit_id
having count(distinct person_key) <> 2 or count(*) <> 2
union all
select format('person %s has %s orders for a dose', person_key, count(*)) from orders where status in (${ACTIVE})
group by person_key, vaccine_code, dose_no having count(*) > 1
union all
select format('hold %s ended in %s ways', id, count(distinct ended_how)) from holds
group by id having count(distinct ended_how) > 1
union all
select format('hold %s is open in part', id) from holds
group by id having count(ended_at) not in (0, count(*))
union all
select format('account %s has %s open holds', user_id, count(distinct id)) from holds
where kind = 'form' and ended_at is null group by user_id having count(distinct id) > 1`;

/** Where the visits and holds in the database contradict each other or the families' answers. */
export async function familyFaults(
  { pool }: Database,
  told: readonly FamilyAnswers[],
): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(FAULTS);
  const faults = rows.map(({ fault }) => fault);
  const visits = await pool.query<{ visit_id: string; ids: string[] }>(
    'select visit_id, array_agg(id order by id) as ids from orders where visit_id is not null group by visit_id',
  );
  const made = new Map(visits.rows.map(({ visit_id, ids }) => [visit_id, ids.join(' ')]));
  const known = told.flatMap(({ visit }) => (visit ? [visit] : []));
  for (const { visitId, orderIds } of known)
    if (made.get(visitId) !== [...orderIds].sort().join(' '))
      faults.push(`visit ${visitId} is lost`);
  if (made.size !== known.length) faults.push(`${made.size} visits, of which ${known.length} told`);
  const holds = await pool.query<{ id: string; ended_how: string | null }>(
    'select distinct id, ended_how from holds',
  );
  const ended = new Map(holds.rows.map(({ id, ended_how }) => [id, ended_how]));
  for (const { holdId, visit, released } of told) {
    if (holdId === null) continue;
    if (!ended.has(holdId)) faults.push(`hold ${holdId} is lost`);
    if (released && ended.get(holdId) === 'booked') faults.push(`hold ${holdId} went back twice`);
    if (visit && ended.get(holdId) === null) faults.push(`hold ${holdId} outlived its visit`);
  }
  return faults;
}
