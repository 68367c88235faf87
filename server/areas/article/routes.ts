import { CODE } from '@contract/errors';
import type { ArticleBlock, ArticleCard } from '@contract/article/endpoints';
import type { Deps } from '../../deps';
import { articlePage, findArticle, relatedArticles } from '../../domain/content/article/articles';
import type { ArticleCardRow } from '../../domain/content/article/articles';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { shownOrigin } from '../../shared/catalogue/shown-origin';

const NOT_SHOWN = {
  zh: '这篇文章已经下架，或还没有发布，请看其他文章',
  en: 'this article is no longer available, or not published yet. See the other articles.',
};

/** ms; articles change by hand. */
const KEEP = 10_000;

const cardOf = (row: ArticleCardRow, language: Language): ArticleCard => ({
  articleId: row.id,
  title: inLanguage(row.title, language),
  summary: inLanguage(row.summary, language),
  imgUrl: row.img_url,
  publishedAt: row.published_at.getTime(),
  readMinutes: row.read_minutes,
});

export const articleRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'GET /article/article/pageList.do',
    async (input, { now, language }) => {
      const { rows, total } = await articlePage(db, input, now);
      const list = rows.map((row) => cardOf(row, language));
      return pageOf(list, { ...input, total });
    },
    { keepFor: KEEP },
  ),
  route(
    'GET /article/article/detail.do',
    async ({ articleId }, { now, language }) => {
      const row = await findArticle(db, articleId, now);
      if (!row) throw new DomainError(CODE.NOT_FOUND, { message: NOT_SHOWN });
      const related = await relatedArticles(db, row, now);
      return {
        ...cardOf(row, language),
        channel: row.channel,
        zoneId: row.zone_id,
        // Stored by the seed and the operator in the contract's own form.
        blocks: [...inLanguage(row.blocks, language)] as ArticleBlock[],
        ...shownOrigin(row.origin, language),
        related: related.map((one) => cardOf(one, language)),
      };
    },
    { keepFor: KEEP },
  ),
];
