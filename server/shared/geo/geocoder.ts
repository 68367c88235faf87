import { CODE } from '@contract/errors';
import type { GeocodedLocation } from '@contract/region/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { metresFrom } from './distance';
import type { Point } from './distance';
import { regionName } from './region-name';

interface Found {
  readonly code: string;
  readonly level: number;
  readonly name: string;
  readonly pinyin: string;
  readonly parent_code: string | null;
  readonly metres: number;
}

/** A point farther than this from every known centre is outside the country, metres. */
const FARTHEST = 500_000;
/** A district of the city found counts only within this distance, metres; otherwise only the city is answered. */
const DISTRICT_WITHIN = 30_000;

/** The nearest centre of a city or district, or of the districts of one city. */
async function nearest(db: Db, at: Point, cityCode: string | null): Promise<Found | undefined> {
  const among = cityCode === null ? sql`level in (2, 3)` : sql`parent_code = ${cityCode}`;
  const metres = metresFrom('latitude', 'longitude', at);
  const { rows } = await sql<Found>`
    select code, level, name, pinyin, parent_code, ${metres} as metres from regions
    where ${among} and latitude is not null order by metres limit 1`.execute(db);
  return rows[0];
}

/** The region of a point, by the nearest known centres of districts and cities. @throws DomainError 4004 */
export async function locationAt(
  db: Db,
  latitude: number,
  longitude: number,
  language: Language,
): Promise<GeocodedLocation> {
  const at = { latitude, longitude };
  const centre = await nearest(db, at, null);
  const cityCode = centre?.level === 3 ? centre.parent_code : centre?.code;
  if (!centre || centre.metres > FARTHEST || !cityCode)
    throw new DomainError(CODE.NOT_FOUND, {
      message: {
        zh: '没能确定您所在的城市，请直接选择',
        en: 'We could not find a city for your location. Choose one.',
      },
    });
  const ofCity = centre.level === 3 ? centre : await nearest(db, at, cityCode);
  const district = ofCity && ofCity.metres <= DISTRICT_WITHIN ? ofCity : null;
  const city = await db
    .selectFrom('regions as city')
    .leftJoin('regions as province', 'province.code', 'city.parent_code')
    .select(['city.code', 'city.name', 'city.pinyin'])
    .select(['province.name as provinceName', 'province.pinyin as provincePinyin'])
    .where('city.code', '=', cityCode)
    .executeTakeFirstOrThrow();
  const province = { name: city.provinceName ?? '', pinyin: city.provincePinyin ?? '' };
  return {
    cityCode: city.code,
    cityName: regionName(city, language),
    regionName: district ? regionName(district, language) : '',
    provinceName: regionName(province, language),
    adcode: district?.code ?? city.code,
    latitude,
    longitude,
  };
}
