import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import type { Bilingual } from '../../../kernel/language';
import { refused } from '../refusal/refuse';
import { DomainError } from '../../../http/domain-error';
import { doseOf, visibleOrders } from './family-orders';

const NOT_DONE: Bilingual = {
  zh: '完成接种后才能查看，请先到门诊接种',
  en: 'You can see this after the vaccination.',
};

/**
 * A done order, for those who may see it; {@link visibleOrders} says what `options` do.
 * @throws DomainError 4004 for orders of others, 20007 for orders that are not done.
 */
export async function doneOrder(
  deps: Deps,
  userId: string,
  orderId: string,
  options: { readonly withFollowed?: boolean } = {},
) {
  const [orders, event] = await Promise.all([
    visibleOrders(deps, userId, options),
    deps.db
      .selectFrom('order_events')
      .select('at')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'done')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ]);
  const row = await orders
    .select(['o.id', 'o.status', 'o.day', 'o.dose_no', 'o.lot', 'o.person', 'o.updated_at'])
    .select(['p.short_name', 'p.content', 'p.doses', 'd.name as clinic', 'd.phone'])
    .select(['l.name', 'l.birthday'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  if (row.status !== 'DONE')
    throw refused(CODE.ORDER_STATE, { orderId, phone: row.phone, message: NOT_DONE });
  const person = row.person;
  return {
    orderId: row.id,
    name: person?.name ?? row.name ?? '',
    birthday: person?.birthday ?? row.birthday ?? '',
    product: row.short_name,
    dose: doseOf(row.doses, row.dose_no),
    doseNo: row.dose_no,
    content: row.content,
    clinic: row.clinic,
    phone: row.phone,
    lot: row.lot ?? '',
    day: row.day,
    doneAt: (event?.at ?? row.updated_at).getTime(),
  };
}
