import { CODE } from '@contract/errors';
import type { OfflineCard } from '@contract/order/offline-endpoints';
import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { doseOf } from '../../domain/booking/order/family-orders';
import { timelineOf } from '../../domain/booking/order/timeline';
import { walkInOf, walkInPage } from '../../domain/booking/order/walk-ins';
import type { WalkIn } from '../../domain/booking/order/walk-ins';

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
      const { rows, total } = await walkInPage(deps, context.userId, { skipped, pageSize });
      const list = rows.map((row) => cardOf(row, context.language));
      return pageOf(list, { total, pageNo, pageSize });
    }),
    route('GET /order/offline/clientDetail.do', async ({ orderId }, { userId, language }) => {
      const row = await walkInOf(deps, userId, orderId);
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      return {
        ...cardOf(row, language),
        departmentAddress: inLanguage(row.address, language),
        departmentPhone: row.phone,
        latitude: row.latitude,
        longitude: row.longitude,
        lot: row.lot ?? '',
        createdAt: row.created_at.getTime(),
        timeline: await timelineOf(deps, row.events, userId),
      };
    }),
  ];
}
