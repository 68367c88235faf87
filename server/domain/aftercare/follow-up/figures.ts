import { sql } from 'kysely';
import type { FollowUpFigures } from '@contract/follow-up/endpoints';
import { FIGURE_NAMES, FIGURES, LEAST_PEOPLE, shareOf } from '@contract/follow-up/share-rules';
import type { Figure } from '@contract/follow-up/share-rules';
import type { Db } from '../../../db/database';
import { Cache } from '../../../kernel/cache';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';

const TENS = 10;

type Counts = Readonly<Record<Figure, number>> & {
  readonly people: number;
  readonly name: Bilingual;
};

/**
 * What people noticed after a product, in ranges; null for fewer than 20 people. Answers of follow-ups that were stopped
 * do not count, nor those about a dose that the clinic has taken back.
 */
async function figuresOf(
  db: Db,
  productId: string,
  language: Language,
): Promise<FollowUpFigures | null> {
  const counted = FIGURE_NAMES.map((name) => {
    const symptoms = FIGURES[name];
    const isSo = symptoms ? sql`a.symptoms ?| ${[...symptoms]}::text[]` : sql`a.unusual`;
    return sql`count(distinct o.person_key) filter (where ${isSo})::int as ${sql.ref(name)}`;
  });
  const { rows } = await sql<Counts>`
    select count(distinct o.person_key)::int as people, p.short_name as name, ${sql.join(counted)}
    from products p
    join follow_up_answers a on a.product_id = p.id
    join follow_up_series s on s.id = a.series_id and s.stopped_at is null
    join orders o on o.id = a.order_id and o.status = 'DONE'
    where p.id = ${productId} group by p.id`.execute(db);
  const [row] = rows;
  if (!row || row.people < LEAST_PEOPLE) return null;
  const { people } = row;
  return {
    productName: inLanguage(row.name, language),
    people: Math.floor(people / TENS) * TENS,
    shares: FIGURE_NAMES.flatMap((figure) => {
      const share = shareOf(row[figure], people);
      return share === null ? [] : { figure, share };
    }),
  };
}

/** ms that figures may be old: nobody's answer is to be seen in them as it comes in. */
const KEEP_FIGURES = 3_600_000;

/** Figures of a product, from memory; null for fewer than 20 people. */
export type FiguresCache = (
  productId: string,
  language: Language,
) => Promise<FollowUpFigures | null>;

/** Figures that are counted once an hour, for everybody who asks. */
export function cachedFigures(db: Db): FiguresCache {
  const cache = new Cache<string, FollowUpFigures | null>({ fresh: KEEP_FIGURES });
  return (productId, language) =>
    cache.get(`${language} ${productId}`, () => figuresOf(db, productId, language));
}
