import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { DepartmentDetail } from '@contract/department/endpoints';
import { payWaysOf } from '@contract/department/pay-way-rules';
import type { PayWay } from '@contract/department/pay-way-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { Bilingual, Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';
import { metresFrom } from '../../../shared/geo/distance';
import { regionName } from '../../../shared/geo/region-name';

const PAY_WAYS: Readonly<Record<PayWay, Bilingual>> = {
  '1': { zh: '医保卡', en: 'Health insurance card' },
  '2': { zh: '微信支付', en: 'WeChat Pay' },
  '3': { zh: '支付宝', en: 'Alipay' },
  '4': { zh: '银联卡', en: 'UnionPay card' },
  '5': { zh: '现金', en: 'Cash' },
};

const payWayText = (codes: string, language: Language): string =>
  payWaysOf(codes)
    .map((way) => inLanguage(PAY_WAYS[way], language))
    .join(language === 'en' ? ', ' : '、');

/** How a clinic is described: the language, and whether the operator takes money ahead. */
interface ClinicView {
  readonly language: Language;
  readonly canPayAhead: boolean;
}

/** A clinic's full details. @throws DomainError 4004 */
export async function clinicDetail(
  db: Db,
  { depaCode, latitude, longitude }: ParsedInputOf<'GET /base/department/detail.do'>,
  { language, canPayAhead }: ClinicView,
): Promise<DepartmentDetail> {
  const metres =
    latitude === undefined || longitude === undefined
      ? sql<number | null>`null::float8`
      : metresFrom('d.latitude', 'd.longitude', { latitude, longitude });
  const row = await db
    .selectFrom('departments as d')
    .innerJoin('regions as r', 'r.code', 'd.region_code')
    .innerJoin('regions as c', 'c.code', 'd.city_code')
    .selectAll('d')
    .select(['r.name as regionName', 'r.pinyin as regionPinyin'])
    .select(['c.name as cityName', 'c.pinyin as cityPinyin', metres.as('metres')])
    .where('d.depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return {
    depaCode: row.depa_code,
    name: inLanguage(row.name, language),
    regionCode: row.region_code,
    cityCode: row.city_code,
    regionName: regionName({ name: row.regionName, pinyin: row.regionPinyin }, language),
    cityName: regionName({ name: row.cityName, pinyin: row.cityPinyin }, language),
    address: inLanguage(row.address, language),
    phone: row.phone,
    imgUrl: row.img_url,
    images: [...row.images],
    latitude: row.latitude,
    longitude: row.longitude,
    distance: row.metres === null ? null : Math.round(row.metres),
    payWay: row.pay_way,
    payWayStr: payWayText(row.pay_way, language),
    canPayAhead,
    hours: row.hours.map(({ weekday, periods }) => ({ weekday, periods: [...periods] })),
    introduction: inLanguage(row.introduction, language),
    traffic: inLanguage(row.traffic, language),
    licence: row.licence,
    isOnline: row.is_online,
    offlineNotice:
      row.is_online || row.offline_notice === null ? '' : inLanguage(row.offline_notice, language),
  };
}
