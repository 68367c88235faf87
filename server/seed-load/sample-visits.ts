import { normalizeDocument } from '@contract/linkman/document-rules';
import { newOrderId, newReference } from '../shared/lifecycle/order-id';
import { DAY, dayOf } from '../kernel/clock';
import type { Deps } from '../deps';
import { personKeyOf } from '../shared/recipients/person';
import { maskDocument } from '../kernel/mask-document';
import { groupOf } from '../shared/slots/slot-group';
import { namedStatement } from '../db/named-statement';
import { onClient } from '../db/on-client';
import { inTurn } from './progress';

/** A sample person: an account that adds them as a family member sees their desk visits. */
export const SAMPLE_PERSON = {
  name: '王小芳',
  documentKind: 2,
  documentNumber: 'E12345678',
  birthday: '1996-04-12',
  sex: 2,
} as const;

const { documentNumber, ...rest } = SAMPLE_PERSON;
const VISITOR = { ...rest, documentMasked: maskDocument(documentNumber) };

/** Doses administered at the desk, the latest first. */
const VISITS = [
  { daysAgo: 40, productId: 'hepb20-ncpc', doseNo: 2, lot: 'B20260902', startTime: '09:30' },
  { daysAgo: 75, productId: 'hepb20-ncpc', doseNo: 1, lot: 'B20260715', startTime: '14:00' },
] as const;

/** End of a desk visit's slot by its start. */
const END: Readonly<Record<string, string>> = { '09:30': '10:00', '14:00': '14:30' };

/**
 * Inserts a full slot of a past day and its order, at the first clinic that offers the vaccine; nothing where the order
 * exists or no clinic offers it. `at` instant of the visit.
 */
const VISIT = namedStatement(
  '',
  'id reference key idempotencyKey productId doseNo day startTime endTime visitor lot at',
)`
with offer as (
  select o.*, p.vaccine_code from clinic_products o join products p on p.id = o.product_id
  where o.product_id = :productId and not exists (select from orders where person_key = :key and idempotency_key = :idempotencyKey)
  order by o.depa_code limit 1
), place as (
  insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
  select depa_code, ${groupOf('offer.depa_code', 'offer.product_id')}, :day, :startTime, :endTime, 1, 0 from offer
  on conflict do nothing
  returning id, depa_code, day, start_time, end_time
), made as (
  insert into orders (
    id, reference, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no, slot_id, day, start_time,
    end_time, status, price_cents, service_fee_cents, mobile, guideline_version, remaining_changes, created_at, updated_at,
    source, person, lot
  )
  select :id, :reference, :key, :idempotencyKey, p.depa_code, f.product_id, f.vaccine_code, :doseNo::smallint, p.id, p.day, p.start_time, p.end_time,
    'DONE', f.price_cents, f.service_fee_cents, '', '', 0, :at::timestamptz, :at::timestamptz, 'walk_in', :visitor::jsonb, :lot
  from place p join offer f on true
  returning id
)
insert into order_events (order_id, at, actor, kind, status_before, status_after)
select id, :at::timestamptz, 'clinic', 'created', null, 'ARRIVED' from made
union all
select id, :at::timestamptz + interval '9 minutes', 'clinic', 'done', 'ARRIVED', 'DONE' from made`;

/** Inserts the sample person's two desk visits, once. */
export async function makeSampleVisits({ database, clock, personKey }: Deps): Promise<void> {
  const key = personKeyOf(personKey, {
    document_kind: SAMPLE_PERSON.documentKind,
    document_number: normalizeDocument(documentNumber),
  });
  const client = await database.pool.connect();
  try {
    await inTurn(client, async () => {
      for (const { daysAgo, productId, doseNo, lot, startTime } of VISITS) {
        const now = clock.now() - daysAgo * DAY;
        const day = dayOf(now);
        const visit = VISIT.query({
          id: newOrderId(now),
          reference: newReference(),
          key,
          idempotencyKey: `sample-${productId}-${doseNo}`,
          productId,
          doseNo,
          day,
          startTime,
          endTime: END[startTime],
          visitor: JSON.stringify(VISITOR),
          lot,
          at: new Date(`${day}T${startTime}:00+08:00`),
        });
        await onClient(client).executeQuery(visit);
      }
    });
  } finally {
    client.release();
  }
}
