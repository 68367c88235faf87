import { sql } from 'kysely';
import type { CardProduct } from '@contract/department/endpoints';
import { compareText } from '@contract/text/order-rules';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import type { ListedClinic } from './city-clinics';
import type { FreeDays } from './free-days';
import type { Releases } from './releases';

/** ms; the catalogue changes by hand. */
const LIFETIME = { fresh: 10_000, usable: 60_000 };

/** Short names of products, by id. */
export type ShortNames = ReadonlyMap<string, Bilingual>;

/** Reads the short names of all products, once for all readers. */
export function createShortNames(database: Database): () => Promise<ShortNames> {
  const cached = new Cache<'all', ShortNames>(LIFETIME);
  const all = sql<{ id: string; short_name: Bilingual }>`select id, short_name from products`;
  return () =>
    cached.get('all', async () => {
      const rows = await runPrepared(database, all);
      return new Map(rows.map(({ id, short_name }) => [id, short_name]));
    });
}

export interface ProductsShown {
  /** Products that are searched for. */
  readonly wanted: ReadonlySet<string>;
  /** Highest price of a dose that is asked for, cents; undefined: any. */
  readonly priceMax: number | undefined;
  readonly days: FreeDays;
  readonly releases: Releases;
  readonly names: ShortNames;
}

/** After every day. */
const NO_DAY = '9999-12-31';
const dayOf = ({ nextFreeDay }: CardProduct): string => nextFreeDay ?? NO_DAY;
const releaseOf = ({ releaseAt }: CardProduct): number => releaseAt ?? Infinity;

/** Sorts by day, then by release, then those in stock, then by id. */
const soonestFirst = (a: CardProduct, b: CardProduct): number =>
  compareText(dayOf(a), dayOf(b)) ||
  (releaseOf(a) === releaseOf(b) ? 0 : releaseOf(a) - releaseOf(b)) ||
  Number(b.inStock) - Number(a.inStock) ||
  compareText(a.productId, b.productId);

/** A clinic's products that are searched for, each with when it can be had there, the soonest first. */
export const cardProducts = (
  clinic: Pick<ListedClinic, 'clinicProducts' | 'isOnline'>,
  { wanted, priceMax, days, releases, names }: ProductsShown,
  language: Language,
): CardProduct[] =>
  clinic
    .clinicProducts()
    .flatMap(({ productId, priceCents, inStock }) => {
      const name = names.get(productId);
      if (!name || !wanted.has(productId) || priceCents > (priceMax ?? Infinity)) return [];
      const day = clinic.isOnline && inStock ? (days[productId] ?? null) : null;
      const release = day === null ? releases[productId] : undefined;
      return {
        productId,
        shortName: inLanguage(name, language),
        inStock,
        nextFreeDay: day,
        releaseAt: release?.releaseAt ?? null,
        releaseId: release?.releaseId ?? null,
      };
    })
    .sort(soonestFirst);
