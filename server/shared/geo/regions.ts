import { sql } from 'kysely';
import type { City } from '@contract/region/endpoints';
import type { DataOf } from '@contract/endpoints';
import type { Db } from '../../db/database';
import type { Language } from '../../kernel/language';
import { regionName } from './region-name';

/** Every city with its province and the number of clinics that can be booked there, in the order of the codes. */
export async function citiesOf(db: Db, language: Language): Promise<City[]> {
  const counts = db
    .selectFrom('departments')
    .select(['city_code', (expression) => expression.fn.countAll<number>().as('count')])
    .where('is_online', '=', true)
    .groupBy('city_code')
    .as('counts');
  const rows = await db
    .selectFrom('regions as city')
    .leftJoin('regions as province', 'province.code', 'city.parent_code')
    .leftJoin(counts, 'counts.city_code', 'city.code')
    .selectAll('city')
    .select(['province.name as provinceName', 'province.pinyin as provincePinyin', 'counts.count'])
    .where('city.level', '=', 2)
    .orderBy('city.code')
    .execute();
  return rows.map((row) => ({
    cityCode: row.code,
    cityName: regionName(row, language),
    provinceName: regionName(
      { name: row.provinceName ?? '', pinyin: row.provincePinyin ?? '' },
      language,
    ),
    pinyin: row.pinyin,
    initials: row.initials,
    isHot: row.is_hot,
    departmentCount: row.count ?? 0,
    latitude: row.latitude,
    longitude: row.longitude,
  }));
}

/** Regions directly below one; null: the provinces. */
export const childrenOf = (db: Db, parentCode: string | null) =>
  db
    .selectFrom('regions')
    .select(['code', 'name', 'pinyin'])
    .where('parent_code', parentCode === null ? 'is' : '=', parentCode)
    .orderBy('code')
    .execute();

/** A region with what it lies in, from the province down; empty where there is none. */
export async function pathOf(db: Db, code: string) {
  const { rows } = await sql<{ code: string; name: string; pinyin: string }>`
    with recursive path as (
      select code, parent_code, name, pinyin, level from regions where code = ${code}
      union all
      select r.code, r.parent_code, r.name, r.pinyin, r.level from regions r join path p on r.code = p.parent_code
    )
    select code, name, pinyin from path order by level`.execute(db);
  return rows;
}

/** Provinces with their cities and areas. */
export async function wholeTree(
  db: Db,
  language: Language,
): Promise<DataOf<'GET /base/region/allRegionData.do'>> {
  const rows = await db
    .selectFrom('regions')
    .select(['code', 'parent_code', 'name', 'pinyin'])
    .orderBy('code')
    .execute();
  const children = new Map<string | null, typeof rows>();
  for (const row of rows) {
    const siblings = children.get(row.parent_code);
    if (siblings) siblings.push(row);
    else children.set(row.parent_code, [row]);
  }
  const below = (code: string | null) =>
    (children.get(code) ?? []).map((row) => ({
      value: row.code,
      name: regionName(row, language),
    }));
  return below(null).map((province) => ({
    ...province,
    cities: below(province.value).map((city) => ({ ...city, areas: below(city.value) })),
  }));
}
