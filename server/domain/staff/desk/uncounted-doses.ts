import { sql } from 'kysely';
import type { AdministeredDose } from '@contract/plan/administered-dose';
import type { PlanPerson } from '@contract/plan/planned-dose';
import { uncountedOf } from '@contract/plan/uncounted-rules';
import type { UncountedDose } from '@contract/plan/uncounted-rules';
import type { Db } from '../../../db/database';
import type { OrderPerson } from '../../../db/order-person';
import type { Bilingual } from '../../../kernel/language';
import type { ClinicOrder } from './order-row';

/** Why a dose counts for nothing, and from which day another one does. */
export type Uncounted = Pick<UncountedDose, 'reason' | 'from'>;

/**
 * The doses of a person that do not count, by their ids: as their family's plan has it.
 * @param today `YYYY-MM-DD`; doses after it are left out
 */
export const uncountedAmong = (
  person: PlanPerson,
  taken: readonly AdministeredDose[],
  today: string,
): ReadonlyMap<string, Uncounted> =>
  new Map(uncountedOf(person, taken, today).map(({ id, reason, from }) => [id, { reason, from }]));

/** A dose on record of a person at the desk. */
interface OnRecord {
  readonly id: string;
  readonly source: 'own' | 'order';
  readonly code: string;
  readonly product_id: string | null;
  readonly dose_no: number | null;
  readonly day: string;
  /** The clinic that gave it; null for one that the family has entered. */
  readonly depa_code: string | null;
  readonly product: Bilingual | null;
  readonly dose: Bilingual | null;
}

/**
 * All that counts for the person of an order: doses of every clinic for the same person and name (docs/decisions/0025, 0115),
 * and what the order's account has entered for them. Only what the clinic itself gave may be shown.
 */
async function onRecord(db: Db, { id, linkman_id: linkmanId }: ClinicOrder) {
  const { rows } = await sql<OnRecord>`
    select o.id, 'order' as source, o.vaccine_code as code, o.product_id, o.dose_no, o.day, o.depa_code, p.short_name as product,
      (select d -> 'label' from jsonb_array_elements(p.doses) d where (d ->> 'doseNo')::int = o.dose_no limit 1) as dose
    from orders t
    join orders o on o.person_key = t.person_key and o.status = 'DONE'
      and (o.user_id = t.user_id or are_names_of(o.person_key, order_name(o), order_name(t)))
    join products p on p.id = o.product_id
    where t.id = ${id}
    union all
    select s.id, 'own', s.vaccine_code, null, s.dose_no, s.day, null, null, null from self_reported_doses s
    where s.linkman_id = ${linkmanId}
    order by day, id`.execute(db);
  return rows;
}

const takenOf = ({
  id,
  source,
  code,
  product_id: product,
  dose_no: doseNo,
  day,
}: OnRecord): AdministeredDose => ({
  id,
  source,
  code,
  product,
  doseNo,
  day,
});

/** Whether the dose of an order would count if it were given now; null where it would. */
export async function uncountedIfGiven(
  db: Db,
  order: ClinicOrder,
  person: OrderPerson,
): Promise<Uncounted | null> {
  if (person.birthday === '') return null;
  const { id, vaccine_code: code, product_id: product, dose_no: doseNo, day } = order;
  const taken = (await onRecord(db, order)).map(takenOf);
  const all = [...taken, { id, source: 'order' as const, code, product, doseNo, day }];
  return uncountedAmong(person, all, day).get(id) ?? null;
}

/** A dose of a clinic that does not count. */
export interface UncountedOrder extends Uncounted {
  readonly orderId: string;
  readonly product: Bilingual;
  readonly dose: Bilingual;
  readonly day: string;
}

/** Doses of an order's person, given at its clinic, that do not count; the latest first. @param today `YYYY-MM-DD` */
export async function uncountedHere(
  db: Db,
  order: ClinicOrder,
  person: OrderPerson,
  { depaCode, today }: { readonly depaCode: string; readonly today: string },
): Promise<UncountedOrder[]> {
  if (person.birthday === '') return [];
  const rows = await onRecord(db, order);
  const uncounted = uncountedAmong(person, rows.map(takenOf), today);
  return rows
    .flatMap((row) => {
      const found = uncounted.get(row.id);
      if (!found || row.depa_code !== depaCode || row.product === null) return [];
      const number = String(row.dose_no ?? '');
      const dose = row.dose ?? { zh: number, en: number };
      return [{ ...found, orderId: row.id, product: row.product, dose, day: row.day }];
    })
    .reverse();
}
