import { compareText } from '@contract/text/order-rules';
import { NO_PICTURES } from '../fields/picture';
import { clinicPicture, defaultPictures } from '../rows/pictures';
import { yuanCell, yesNoCell } from './cells';
import type { CLINIC_PRODUCTS } from '../tables/clinic-products';
import type { CLINICS } from '../tables/clinics';
import type { HOURS } from '../tables/hours';
import type { STOCK } from '../tables/stock';
import type { ClinicProductRow, DepartmentRow, LotRow } from '../../../../../catalogue/rows';
import type { Cells } from '../write-table';

/** Addresses of a clinic's pictures; undefined for those that are drawn anyway. */
function picturesCell({ depaCode, imgUrl, images }: DepartmentRow): string | undefined {
  const cell = images.join(' ');
  if (cell === defaultPictures(depaCode, imgUrl).join(' ')) return undefined;
  return images.length > 0 ? cell : NO_PICTURES;
}

/** The line of a clinic. */
export const clinicCells = (row: DepartmentRow): Cells<(typeof CLINICS)['columns']> => ({
  code: row.depaCode,
  region: row.regionCode,
  name_zh: row.name.zh,
  name_en: row.name.en,
  address_zh: row.address.zh,
  address_en: row.address.en,
  introduction_zh: row.introduction.zh,
  introduction_en: row.introduction.en,
  traffic_zh: row.traffic.zh,
  traffic_en: row.traffic.en,
  licence: row.licence,
  phone: row.phone,
  latitude: String(row.latitude),
  longitude: String(row.longitude),
  coordinate_system: 'GCJ-02',
  payment_methods: row.payWay,
  picture: row.imgUrl === clinicPicture(row.depaCode) ? undefined : row.imgUrl,
  pictures: picturesCell(row),
  online: yesNoCell(row.isOnline),
  offline_notice_zh: row.offlineNotice?.zh,
  offline_notice_en: row.offlineNotice?.en,
});

/** The lines of a clinic's opening hours: weekdays with the same period share one. */
export function hourCells({ depaCode, hours }: DepartmentRow): Cells<(typeof HOURS)['columns']>[] {
  const weekdays = new Map<string, number[]>();
  for (const { weekday, periods } of hours)
    for (const { from, to } of periods) {
      const key = `${from} ${to}`;
      weekdays.set(key, [...(weekdays.get(key) ?? []), weekday]);
    }
  return [...weekdays]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, days]) => {
      const [from, to] = key.split(' ');
      return { clinic: depaCode, weekdays: days.join(','), from, to };
    });
}

/** The line of a product of a clinic. */
export const clinicProductCells = (
  row: ClinicProductRow,
): Cells<(typeof CLINIC_PRODUCTS)['columns']> => ({
  clinic: row.depaCode,
  product: row.productId,
  price: yuanCell(row.priceCents),
  fee: yuanCell(row.serviceFeeCents),
  in_stock: yesNoCell(row.inStock),
  limited_by_stock: yesNoCell(row.limitedByStock),
});

/** The line of a lot. */
export const lotCells = (row: LotRow): Cells<(typeof STOCK)['columns']> => ({
  clinic: row.depaCode,
  product: row.productId,
  lot: row.lot,
  expiry: row.expiry,
  doses: String(row.firstDoses),
});
