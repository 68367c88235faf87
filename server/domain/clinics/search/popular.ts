import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import type { Database } from '../../../db/database';
import { isOffered } from '../../../db/is-offered';
import { runPrepared } from '../../../db/prepared';
import type { Bilingual, Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import { keywordOf } from '../../../search/initial';

/** Most words suggested. */
const MOST = 10;
/** Days ahead whose appointments count. */
export const DAYS_AHEAD = 30;
/** Most appointments counted: enough to show what is in demand. */
const COUNTED = 5_000;
/** Fewer bookings than this come from single families. */
export const FEWEST = 5;

interface Row {
  readonly short_name: Bilingual;
}

interface ZoneRow extends Row {
  readonly zone: string;
}

/** What is booked most for the coming days, by vaccine; its name is that of its first product. */
const bookedMost = (database: Database, today: string): Promise<Row[]> =>
  runPrepared<Row>(
    database,
    sql`select p.short_name
      from (select o.vaccine_code, count(distinct o.person_key) as people from (select vaccine_code, person_key from orders
        where day >= ${today} and day <= ${addDays(today, DAYS_AHEAD)} and status <> 'CANCELLED'
        order by day limit ${COUNTED}) o
        group by o.vaccine_code having count(distinct o.person_key) >= ${FEWEST}) most
      cross join lateral (
        select p.short_name from products p
        where p.vaccine_code = most.vaccine_code and ${isOffered('p')} order by p.sort, p.id limit 1
      ) p
      order by most.people desc, most.vaccine_code`,
  );

/** Paid vaccines by theme; free ones are in the reader's plan. */
const inZones = (database: Database): Promise<ZoneRow[]> =>
  runPrepared<ZoneRow>(
    database,
    sql`select z.id as zone, p.short_name from zones z
      cross join lateral jsonb_array_elements_text(z.product_ids) with ordinality e (id, place)
      join products p on p.id = e.id
      where p.category = 'paid' and ${isOffered('p')}
      order by z.sort, e.place`,
  );

/** What somebody would type for a vaccine: `Flu` for `Flu, 4-valent`. */
const wordOf = (shortName: string): string => keywordOf(shortName).replace(/,.*$/, '');

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** Words that many families search for: what is booked most now, then the zones' products. None contains another. */
export async function popularTerms(
  database: Database,
  today: string,
  language: Language,
): Promise<string[]> {
  const say = ({ short_name }: Row): string => wordOf(inLanguage(short_name, language));
  const [booked, offered] = await Promise.all([bookedMost(database, today), inZones(database)]);
  const zones = new Map<string, Set<string>>();
  for (const row of offered) zones.set(row.zone, (zones.get(row.zone) ?? new Set()).add(say(row)));
  const themes = inTurn([...zones.values()].map((words) => [...words]));
  const chosen: string[] = [];
  for (const word of [...booked.map(say), ...themes])
    if (!chosen.some((known) => word.includes(known))) chosen.push(word);
  return chosen.slice(0, MOST);
}
