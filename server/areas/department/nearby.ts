import type { DepartmentCard } from '@contract/department/endpoints';
import type { DataOf } from '@contract/endpoints';
import { weekdayOf } from '../../clock';
import type { Deps } from '../../deps';
import { runPrepared } from '../../db/prepared';
import type { Context } from '../../http/context';
import { inLanguage } from '../../http/language';
import { regionName } from '../region/region-name';
import { hoursText } from './hours';
import { createClinicFacts } from './nearby-facts';
import type { ClinicFacts } from './nearby-facts';
import type { NearbyInput } from './nearby-filters';
import { byCode, byDistance } from './nearby-order';
import { createNearbyTotal } from './nearby-total';

type Answer = DataOf<'GET /department/department/nearbyDepartment.do'>;

function cardOf(
  row: ClinicFacts,
  distance: number | null,
  { language, today }: Context,
): DepartmentCard {
  const hoursToday = hoursText(row.hours, weekdayOf(today));
  return {
    depaCode: row.depa_code,
    name: inLanguage(row.name, language),
    address: inLanguage(row.address, language),
    regionName: regionName({ name: row.region_name, pinyin: row.region_pinyin }, language),
    imgUrl: row.img_url,
    latitude: row.latitude,
    longitude: row.longitude,
    distance,
    isOnline: row.is_online,
    openToday: hoursToday !== '',
    hoursToday,
    vaccineCount: row.vaccine_count,
    nextFreeDay: row.is_online ? row.next_free_day : null,
    priceFrom: row.price_from,
    priceTo: row.price_to,
  };
}

/** Clinics of a region, nearest first where the reader's position is known, otherwise in the order of the codes. */
export function createNearby({ database, clock }: Deps) {
  const factsOf = createClinicFacts(database, clock);
  const totalOf = createNearbyTotal(database);

  return async (input: NearbyInput, context: Context): Promise<Answer> => {
    const { latitude, longitude, pageNo, pageSize } = input;
    const { today, now } = context;
    const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const query = at ? byDistance(input, at, today, now) : byCode(input, today, now);
    const [placed, { total, isMore }] = await Promise.all([
      runPrepared(database, query),
      totalOf(input, at, today, now),
    ]);
    const shown = placed.slice(0, pageSize);
    const metres = new Map(shown.map((each) => [each.depa_code, each.metres]));
    const facts = await factsOf([...metres.keys()], input);
    return {
      list: facts.map((fact) => cardOf(fact, metres.get(fact.depa_code) ?? null, context)),
      // What is on this page was seen; the number may be older.
      total: Math.max(total, shown.length),
      isMore,
      pageNo,
      hasMore: placed.length > pageSize,
    };
  };
}
