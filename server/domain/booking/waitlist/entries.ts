import { totalPrice } from '@contract/vaccine/price-rules';
import type { WaitlistEntry, WaitlistOffer } from '@contract/waitlist/endpoints';
import { sql } from 'kysely';
import type { WaitlistState } from '@contract/waitlist/waitlist-rules';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import { instantOf } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import type { StoredDose } from '../../../db/tables';
import type { Bilingual, Language } from '../../../kernel/language';
import type { UserContext } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { changeableUntil } from '../../../shared/lifecycle/lifecycle';

/** An offer that was just taken ends its entry at once in the owner's view; the row follows (`endEntries`). */
const STATE = sql<WaitlistState>`case
  when w.state = 'waiting' and exists (select from holds h where h.id = w.hold_id and h.ended_how = 'booked') then 'taken'
  else w.state end`;

/** The user's entries with the names that are shown. */
export const ownEntries = (db: Db, userId: string) =>
  db
    .selectFrom('waitlist_entries as w')
    .innerJoin('linkmen as l', 'l.id', 'w.linkman_id')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .leftJoin('departments as d', 'd.depa_code', 'w.depa_code')
    .select(['w.id', 'w.linkman_id', 'w.product_id', 'w.dose_no', 'w.depa_code', 'w.day'])
    .select([
      'w.offers_made',
      'w.joined_at',
      'w.hold_id',
      'l.name as person',
      'p.short_name',
      'p.doses',
    ])
    .select('d.name as clinic')
    .select(STATE.as('state'))
    .select(
      sql<number>`(select count(*) from waitlist_entries b where b.state = 'waiting' and b.id < w.id
        and b.product_id = w.product_id and b.city_code = w.city_code
        and (b.depa_code is null or w.depa_code is null or b.depa_code = w.depa_code)
        and (b.day is null or w.day is null or b.day = w.day))`.as('ahead'),
    )
    .where('w.user_id', '=', userId);

/** A row of {@link ownEntries}. */
export type EntryRow = Awaited<ReturnType<ReturnType<typeof ownEntries>['execute']>>[number];

const doseLabel = (doses: readonly StoredDose[], doseNo: number, language: Language): string => {
  const label: Bilingual | undefined = doses.find((dose) => dose.doseNo === doseNo)?.label;
  return label ? inLanguage(label, language) : String(doseNo);
};

/** An entry for its owner. */
export const entryOf = (
  row: EntryRow,
  offers: readonly WaitlistOffer[],
  language: Language,
): WaitlistEntry => ({
  waitingId: String(row.id),
  state: row.state,
  linkmanId: row.linkman_id,
  linkmanName: row.person,
  productId: row.product_id,
  productName: inLanguage(row.short_name, language),
  doseNo: row.dose_no,
  doseLabel: doseLabel(row.doses, row.dose_no, language),
  depaCode: row.depa_code,
  departmentName: row.clinic && inLanguage(row.clinic, language),
  day: row.day,
  joinedAt: row.joined_at.getTime(),
  ahead: row.state === 'waiting' ? row.ahead : null,
  offersMade: row.offers_made,
  offer: offers.find(({ waitingId }) => waitingId === String(row.id)) ?? null,
});

/** The user's open offers, the one that ends first on top. */
export async function openOffers(
  db: Db,
  { userId, now, language }: UserContext,
  canPayAhead: boolean,
): Promise<WaitlistOffer[]> {
  const rows = await db
    .selectFrom('holds as h')
    .innerJoin('waitlist_entries as w', 'w.hold_id', 'h.id')
    .innerJoin('slots as s', 's.id', 'h.slot_id')
    .innerJoin('linkmen as l', 'l.id', 'w.linkman_id')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .innerJoin('departments as d', 'd.depa_code', 's.depa_code')
    .innerJoin('clinic_products as f', (join) =>
      join.onRef('f.depa_code', '=', 's.depa_code').onRef('f.product_id', '=', 'w.product_id'),
    )
    .leftJoin('orders as o', (join) =>
      join
        .onRef('o.person_key', '=', 'w.person_key')
        .onRef('o.vaccine_code', '=', 'w.vaccine_code')
        .onRef('o.dose_no', '=', 'w.dose_no')
        .onRef('o.user_id', '=', 'w.user_id')
        .on('o.status', 'in', [...ACTIVE_STATUSES]),
    )
    .select(['w.id', 'h.id as hold_id', 'h.expires_at', 'h.slot_id', 's.depa_code', 's.day'])
    .select(['s.start_time', 's.end_time', 'w.product_id', 'w.dose_no', 'w.linkman_id'])
    .select(['d.name as clinic', 'p.short_name', 'p.doses', 'l.name as person'])
    .select(['o.id as order_id', 'f.price_cents', 'f.service_fee_cents'])
    .where('h.user_id', '=', userId)
    .where('h.kind', '=', 'offer')
    .where('h.ended_at', 'is', null)
    .where('h.expires_at', '>', new Date(now))
    .orderBy('h.expires_at')
    .execute();
  return rows.map((row) => ({
    waitingId: String(row.id),
    holdId: row.hold_id,
    expiresAt: row.expires_at.getTime(),
    slotId: row.slot_id,
    depaCode: row.depa_code,
    departmentName: inLanguage(row.clinic, language),
    productId: row.product_id,
    productName: inLanguage(row.short_name, language),
    doseNo: row.dose_no,
    doseLabel: doseLabel(row.doses, row.dose_no, language),
    linkmanId: row.linkman_id,
    linkmanName: row.person,
    day: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    changeableUntil: changeableUntil(instantOf(row.day, row.start_time)),
    priceCents: totalPrice({ priceCents: row.price_cents, serviceFeeCents: row.service_fee_cents }),
    canPayAhead,
    orderId: row.order_id,
  }));
}
