import { sql } from 'kysely';
import { createShortCache } from '../../booking/short-cache';
import { createBatcher } from '../../db/batcher';
import type { Database } from '../../db/database';
import { runPrepared } from '../../db/prepared';
import type { Bilingual, StoredHours } from '../../db/tables';
import { slotIsFree } from './free-day';
import { offersAsked } from './nearby-filters';
import type { OffersAsked } from './nearby-filters';

/** What a clinic's card shows, the same from everywhere. */
export interface ClinicFacts {
  readonly depa_code: string;
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly region_name: string;
  readonly region_pinyin: string;
  readonly img_url: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_online: boolean;
  readonly hours: readonly StoredHours[];
  readonly vaccine_count: number;
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly next_free_day: string | null;
}

/** ms that counts of places may be old. */
const KEEP = 2_000;
const MOST_CLINICS = 20_000;

const query = (codes: readonly string[], asked: OffersAsked, now: number) => sql<ClinicFacts>`
  select d.depa_code, d.name, d.address, r.name as region_name, r.pinyin as region_pinyin, d.img_url,
    d.latitude, d.longitude, d.is_online, d.hours, o.vaccine_count, o.price_from, o.price_to, f.next_free_day
  from unnest(${codes}::text[]) as given (code)
  join departments d on d.depa_code = given.code
  join regions r on r.code = d.region_code
  cross join lateral (
    select count(*) as vaccine_count, min(o.price_cents) as price_from, max(o.price_cents) as price_to
    from offers o where o.depa_code = d.depa_code and ${offersAsked(asked)}
  ) o
  cross join lateral (
    select min(first.day) as next_free_day from offers o cross join lateral (
      select s.day from slots s
      where s.depa_code = o.depa_code and s.product_id = o.product_id and ${slotIsFree(now)}
      order by s.day limit 1
    ) first
    where o.depa_code = d.depa_code and o.in_stock and ${offersAsked(asked)}
  ) f`;

interface Asked {
  readonly code: string;
  readonly key: string;
}

/** Reads what cards show: once in a moment however many lists a clinic stands in, and many at a time. */
export function createClinicFacts(database: Database, clock: { now(): number }) {
  const read = createBatcher<Asked, ClinicFacts | null>(async (items) => {
    const codes = new Map<string, Set<string>>();
    for (const { key, code } of items) codes.set(key, (codes.get(key) ?? new Set()).add(code));
    const found = new Map<string, ClinicFacts>();
    await Promise.all(
      [...codes].map(async ([key, wanted]) => {
        const asked = JSON.parse(key) as OffersAsked;
        const rows = await runPrepared(database, query([...wanted], asked, clock.now()));
        for (const row of rows) found.set(`${row.depa_code} ${key}`, row);
      }),
    );
    return items.map(({ code, key }) => found.get(`${code} ${key}`) ?? null);
  });
  const kept = createShortCache<string, ClinicFacts | null>(
    KEEP,
    (entry) => {
      const gap = entry.indexOf(' ');
      return read({ code: entry.slice(0, gap), key: entry.slice(gap + 1) });
    },
    MOST_CLINICS,
  );
  /** In the order of the codes; a clinic that is gone meanwhile is left out. */
  return async (codes: readonly string[], asked: OffersAsked): Promise<ClinicFacts[]> => {
    const { productId, vaccineCode, zoneId } = asked;
    const key = JSON.stringify({ productId, vaccineCode, zoneId });
    const facts = await Promise.all(codes.map((code) => kept.get(`${code} ${key}`)));
    return facts.flatMap((fact) => fact ?? []);
  };
}
