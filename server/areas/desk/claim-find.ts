import { sql } from 'kysely';
import type { ClaimableOrder } from '@contract/desk/claim-endpoints';
import { maskMobile } from '@contract/text/mask-rules';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { limitsFor } from '../../http/limits';
import { createCallCounter } from '../../http/route-limits';
import { inLanguage } from '../../kernel/language';
import type { Handler } from '../../http/route';
import type { Sealed } from '../../sealed/field-cipher';
import { LIFECYCLE } from '../../domain/lifecycle/lifecycle';
import { personOfDocument } from '../../domain/desk/claim-rules';

/** Open appointments of a person, by the document and name that the desk has read. */
const claimable = (db: Db, personKey: string, name: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.depa_code', 'o.reference', 'o.dose_no', 'o.day', 'o.start_time'])
    .select(['o.user_id', 'o.paid_cents', 'p.short_name', 'p.doses'])
    .select(sql<boolean>`order_name(o) = bare_name(${name})`.as('agrees'))
    .where('o.person_key', '=', personKey)
    .where('o.status', 'in', [...LIFECYCLE.cancel.from])
    .orderBy('o.day')
    .orderBy('o.id');

/** Family members with this document and name, whose accounts can take an order over. */
export const claimants = (db: Db, personKey: string, name: string) =>
  db
    .selectFrom('linkmen as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.user_id', 'u.mobile'])
    .where('l.person_key', '=', personKey)
    .where('l.deleted_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where('u.mobile', 'is not', null)
    .where(sql<boolean>`bare_name(l.name) = bare_name(${name})`)
    .orderBy('l.created_at')
    .$narrowType<{ mobile: Sealed }>();

/**
 * Finds the appointments that conflict with a document. Of another clinic's appointments only the dose that they block
 * is
 * disclosed: they can be ended here, not viewed.
 */
export function claimFindHandler({
  db,
  personKey: key,
  cipher,
  config,
}: Pick<Deps, 'db' | 'personKey' | 'cipher' | 'config'>): Handler<'POST /desk/claim/find.do'> {
  const count = createCallCounter(limitsFor(config.writesPerMinute));
  return async (shown, { staff, language, now, today }: StaffContext) => {
    count('deskDocumentChecks', staff.staffId, now);
    const personKey = personOfDocument(key, shown, today);
    const [orders, accounts] = await Promise.all([
      claimable(db, personKey, shown.name).execute(),
      claimants(db, personKey, shown.name).execute(),
    ]);
    return orders.map((row): ClaimableOrder => {
      const isHere = row.depa_code === staff.depaCode;
      const label = row.doses.find(({ doseNo }) => doseNo === row.dose_no)?.label;
      const others = accounts.filter(({ user_id: id }) => id !== row.user_id);
      return {
        orderId: row.id,
        isHere,
        reference: isHere ? row.reference : '',
        productName: inLanguage(row.short_name, language),
        doseLabel: label ? inLanguage(label, language) : String(row.dose_no),
        day: isHere ? row.day : null,
        startTime: isHere ? row.start_time : null,
        nameAgrees: row.agrees,
        isPaid: row.paid_cents > 0,
        accounts:
          isHere && row.paid_cents === 0
            ? others.map(({ id, mobile }) => ({
                linkmanId: id,
                mobileMasked: maskMobile(cipher.open(mobile)),
              }))
            : [],
      };
    });
  };
}
