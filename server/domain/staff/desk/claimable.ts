import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { Sealed } from '../../../sealed/field-cipher';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';

/** Open appointments of a person, by the document and name that the desk has read. */
export const claimable = (db: Db, personKey: string, name: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.depa_code', 'o.reference', 'o.dose_no', 'o.day', 'o.start_time'])
    .select(['o.user_id', 'o.paid_cents', 'p.short_name', 'p.doses'])
    .select(sql<boolean>`are_names_of(o.person_key, order_name(o), ${name})`.as('agrees'))
    .where('o.person_key', '=', personKey)
    .where('o.status', 'in', [...LIFECYCLE.cancel.from])
    .orderBy('o.day')
    .orderBy('o.id')
    .execute();

/** Family members that are this person, by document and name, whose accounts can take an order over. */
export const claimants = (db: Db, personKey: string, name: string) =>
  db
    .selectFrom('linkmen as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.user_id', 'u.mobile'])
    .where('l.person_key', '=', personKey)
    .where('l.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where('u.mobile', 'is not', null)
    .where(sql<boolean>`are_names_of(l.person_key, l.name, ${name})`)
    .orderBy('l.created_at')
    .$narrowType<{ mobile: Sealed }>()
    .execute();

/** Whether an order was booked online for a person. */
export const isOrderOf = async (db: Db, orderId: string, personKey: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('person_key', '=', personKey)
    .where('source', '=', 'online')
    .executeTakeFirst()) !== undefined;
