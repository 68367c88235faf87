import { sql } from 'kysely';
import { MOST_RECORDS } from '@contract/desk/record-endpoints';
import type { VaccinationRecord } from '@contract/desk/record-endpoints';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { clinicOrders } from './order-row';
import type { ClinicOrder } from './order-row';

/** The clinic's vaccinations by time, one more than are shown. */
const recordsOf = (db: Db, depaCode: string) =>
  clinicOrders(db, depaCode)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_events as e')
          .leftJoin('staff as s', 's.id', 'e.staff_id')
          .select(['e.at', 's.name as staff_name'])
          .whereRef('e.order_id', '=', 'o.id')
          .where('e.kind', '=', LIFECYCLE.finish.event)
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('given'),
      (join) => join.onTrue(),
    )
    .select(['given.at', 'given.staff_name', 'o.updated_at', 'p.name as product_name', 'p.maker'])
    .where('o.status', '=', 'DONE')
    .orderBy(sql`coalesce(given.at, o.updated_at)`)
    .orderBy('o.id')
    .limit(MOST_RECORDS + 1);

/** A row of {@link dayRecords} and {@link personRecords}. */
export type RecordRow = Awaited<ReturnType<ReturnType<typeof recordsOf>['execute']>>[number];

/** The vaccinations that a clinic gave on a day, at most one more than an answer has. */
export const dayRecords = (db: Db, depaCode: string, day: string): Promise<RecordRow[]> =>
  recordsOf(db, depaCode).where('o.day', '=', day).execute();

/** The vaccinations that a clinic gave the person of one of its orders, at most one more than an answer has. */
export const personRecords = (
  db: Db,
  depaCode: string,
  { id, person_key: person }: ClinicOrder,
): Promise<RecordRow[]> =>
  recordsOf(db, depaCode)
    .where((eb) => eb.or([eb('o.id', '=', id), eb('o.person_key', '=', person)]))
    .execute();

/** A vaccination as it is handed over. */
export function recordOf(
  cipher: FieldCipher,
  row: RecordRow,
  language: Language,
): VaccinationRecord {
  const { person } = row;
  const dose = row.doses.find(({ doseNo }) => doseNo === row.dose_no);
  return {
    orderId: row.id,
    reference: row.reference,
    doneAt: (row.at ?? row.updated_at).getTime(),
    personName: person?.name ?? row.name ?? '',
    sex: person?.sex ?? row.sex,
    birthday: person?.birthday ?? row.birthday ?? '',
    documentKind: person?.documentKind ?? (row.document_number ? row.document_kind : null),
    documentNumber: cipher.open(row.document_number ?? '') || (person?.documentMasked ?? ''),
    guardianName: row.guardian?.name ?? '',
    mobile: cipher.open(row.mobile),
    productName: inLanguage(row.product_name, language),
    maker: inLanguage(row.maker, language),
    doseLabel: dose ? inLanguage(dose.label, language) : String(row.dose_no),
    lot: row.lot,
    expiry: row.expiry ?? '',
    packCode: row.pack_code ?? '',
    site: row.site,
    staffName: row.staff_name ?? '',
  };
}
