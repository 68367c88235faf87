import { addDays } from '@contract/time/day-rules';
import type { ArticleRow, Block } from '../../catalogue/rows';
import { CHILDREN_ARTICLES } from './articles-children';
import { GROWN_ARTICLES } from './articles-grown';
import { LIFE_ARTICLES } from './articles-life';
import type { ArticleEntry, Part } from './article-entry';
import { sourceLinks } from './sources';

type Side = 0 | 1;

const CHARACTERS_A_MINUTE = 300;
const DAYS_BETWEEN = 3;

/** Source of every article, newest first. */
export const ARTICLES: readonly ArticleEntry[] = CHILDREN_ARTICLES.flatMap((entry, index) =>
  [entry, GROWN_ARTICLES[index], LIFE_ARTICLES[index]].filter((one) => one !== undefined),
);

function blockOf(part: Part, side: Side): Block {
  return part[0] === 'list'
    ? { type: 'list', items: part[1].map((item) => item[side]) }
    : { type: part[0], text: side === 0 ? part[1] : part[2] };
}

const lengthOf = (blocks: readonly Block[]) =>
  blocks.reduce(
    (sum, block) => sum + (block.type === 'list' ? block.items.join('') : block.text).length,
    0,
  );

/** Articles, published every third day before `today` (`YYYY-MM-DD`). */
export function seedArticles(today: string): ArticleRow[] {
  return ARTICLES.map((entry, index) => {
    const zh = entry.body.map((part) => blockOf(part, 0));
    return {
      id: entry.id,
      channel: entry.channel,
      zoneId: entry.zone ?? null,
      title: { zh: entry.title[0], en: entry.title[1] },
      summary: { zh: entry.summary[0], en: entry.summary[1] },
      blocks: {
        zh: [...zh, ...sourceLinks(0)],
        en: [...entry.body.map((part) => blockOf(part, 1)), ...sourceLinks(1)],
      },
      imgUrl: `/pictures/article/${entry.id}.svg`,
      readMinutes: Math.max(1, Math.round(lengthOf(zh) / CHARACTERS_A_MINUTE)),
      publishedAt: `${addDays(today, -1 - index * DAYS_BETWEEN)}T08:30:00+08:00`,
    };
  });
}
