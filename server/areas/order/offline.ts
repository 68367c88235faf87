import { CODE } from '@contract/errors';
import type { OfflineCard } from '@contract/order/offline-endpoints';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { doseOf, visibleOrders } from '../../domain/orders/family-orders';
import { EVENTS, timelineOf } from '../../domain/orders/timeline';

async function walkIns(deps: Deps, userId: string) {
  const orders = await visibleOrders(deps, userId);
  return orders
    .select(['o.id', 'o.reference', 'o.status', 'o.dose_no', 'o.day', 'o.start_time', 'o.end_time'])
    .select(['o.price_cents', 'o.service_fee_cents', 'o.person', 'o.lot', 'o.created_at'])
    .select(['p.short_name', 'p.doses', 'd.name as clinic', 'd.address', 'd.phone'])
    .select(['d.latitude', 'd.longitude'])
    .where('o.source', '=', 'walk_in');
}
type WalkIn = Awaited<ReturnType<Awaited<ReturnType<typeof walkIns>>['execute']>>[number];

function cardOf(row: WalkIn, language: Language): OfflineCard {
  const dose = doseOf(row.doses, row.dose_no);
  return {
    orderId: row.id,
    reference: row.reference,
    status: row.status,
    actions: row.status === 'DONE' ? ['observe', 'certificate'] : [],
    personName: row.person?.name ?? '',
    productName: inLanguage(row.short_name, language),
    doseLabel: dose ? inLanguage(dose, language) : String(row.dose_no),
    departmentName: inLanguage(row.clinic, language),
    day: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    priceCents: row.price_cents,
    serviceFeeCents: row.service_fee_cents,
  };
}

/** Walk-in orders of the account's family. */
export function offlineRoutes(deps: Deps): readonly Route[] {
  return [
    route('GET /order/offline/pageList.do', async ({ pageNo, pageSize }, context) => {
      const skipped = (pageNo - 1) * pageSize;
      const [rows, counted] = await Promise.all([
        walkIns(deps, context.userId).then((orders) =>
          orders
            .orderBy('o.created_at', 'desc')
            .orderBy('o.id', 'desc')
            .limit(pageSize)
            .offset(skipped)
            .execute(),
        ),
        visibleOrders(deps, context.userId).then((orders) =>
          orders
            .select((eb) => eb.fn.countAll<number>().as('total'))
            .where('o.source', '=', 'walk_in')
            .executeTakeFirstOrThrow(),
        ),
      ]);
      const list = rows.map((row) => cardOf(row, context.language));
      return pageOf(list, { total: counted.total, pageNo, pageSize });
    }),
    route('GET /order/offline/clientDetail.do', async ({ orderId }, { userId, language }) => {
      const orders = await walkIns(deps, userId);
      const row = await orders
        .select(EVENTS.as('events'))
        .where('o.id', '=', orderId)
        .executeTakeFirst();
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      return {
        ...cardOf(row, language),
        departmentAddress: inLanguage(row.address, language),
        departmentPhone: row.phone,
        latitude: row.latitude,
        longitude: row.longitude,
        lot: row.lot ?? '',
        createdAt: row.created_at.getTime(),
        timeline: timelineOf(row.events),
      };
    }),
  ];
}
