import { sql } from 'kysely';
import { antigensOf } from '@contract/plan/antigen-rules';
import { diseaseGroupsOf } from '@contract/plan/disease-group-rules';
import type { DocumentedDose } from '@contract/plan/dose-history-endpoints';
import type { Site } from '@contract/desk/dose-detail-rules';
import { compareText } from '@contract/text/order-rules';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { isFamilyOfOrder } from '../../../shared/recipients/family-of-order';

/** Serial number of an order's certificate. */
export type SerialOf = (orderId: string, takenBack: number) => string;

interface ClinicDose {
  readonly id: string;
  readonly vaccine_code: string;
  readonly dose_no: number;
  readonly day: string;
  readonly lot: string | null;
  readonly removed_at: Date | null;
  readonly product: Bilingual;
  readonly maker: Bilingual;
  readonly clinic: Bilingual;
  readonly expiry: string | null;
  readonly site: Site | null;
  readonly taken_back: number;
}

const clinicDoses = (userId: string, linkmanId: string) => sql<ClinicDose>`
  select o.id, o.vaccine_code, o.dose_no, o.day, o.lot, o.removed_at, p.short_name as product, p.maker, d.name as clinic,
    i.expiry, i.site,
    (select count(*)::integer from order_events e
      where e.order_id = o.id and e.kind = ${LIFECYCLE.takeBack.event}) as taken_back
  from linkmen l
  join orders o on ${isFamilyOfOrder}
  join products p on p.id = o.product_id
  join departments d on d.depa_code = o.depa_code
  left join dose_details i on i.order_id = o.id
  where l.id = ${linkmanId} and l.user_id = ${userId} and o.status = 'DONE'`;

const groupsOf = (code: string) => [...diseaseGroupsOf(antigensOf(code))];

/** All doses of a family member with what is on record of each, the earliest first. */
export async function documentedDoses(
  db: Db,
  userId: string,
  linkmanId: string,
  serialOf: SerialOf,
): Promise<DocumentedDose[]> {
  const [own, { rows: orders }] = await Promise.all([
    db
      .selectFrom('self_reported_doses')
      .select(['id', 'vaccine_code', 'dose_no', 'day', 'lot', 'is_day_estimated'])
      .where('linkman_id', '=', linkmanId)
      .where('user_id', '=', userId)
      .execute(),
    clinicDoses(userId, linkmanId).execute(db),
  ]);
  const entered = own.map((row): DocumentedDose => ({
    id: row.id,
    source: 'own',
    code: row.vaccine_code,
    diseases: groupsOf(row.vaccine_code),
    doseNo: row.dose_no,
    day: row.day,
    isDayEstimated: row.is_day_estimated,
    lot: row.lot,
    clinicRecord: null,
  }));
  const recorded = orders.map((row): DocumentedDose => ({
    id: row.id,
    source: 'order',
    code: row.vaccine_code,
    diseases: groupsOf(row.vaccine_code),
    doseNo: row.dose_no,
    day: row.day,
    isDayEstimated: false,
    lot: row.lot ?? '',
    clinicRecord: {
      product: row.product,
      maker: row.maker,
      clinic: row.clinic,
      expiry: row.expiry,
      site: row.site,
      serial: serialOf(row.id, row.taken_back),
      hasCertificate: row.removed_at === null,
    },
  }));
  return [...entered, ...recorded].sort(
    (a, b) => compareText(a.day, b.day) || compareText(a.code, b.code) || compareText(a.id, b.id),
  );
}
