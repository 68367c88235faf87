import type { ArticleBlock } from '@contract/article/endpoints';
import type { ShownContent } from '@contract/manage/content-endpoints';
import { shownOrigin } from '../../../../shared/catalogue/shown-origin';
import { inLanguage } from '../../../../kernel/language';
import type { Language } from '../../../../kernel/language';
import type { ContentRow } from './read-typed';
import { timesOf } from './stored-content';

/** What readers of a language would get of a text. @param now ms, where it says no time */
export function shownContent(content: ContentRow, language: Language, now: number): ShownContent {
  const publishedAt = timesOf(content).from ?? now;
  switch (content.kind) {
    case 'article': {
      const { row } = content;
      return {
        kind: 'article',
        article: {
          articleId: row.id,
          title: inLanguage(row.title, language),
          summary: inLanguage(row.summary, language),
          imgUrl: row.imgUrl,
          publishedAt,
          readMinutes: row.readMinutes,
          channel: row.channel,
          zoneId: row.zoneId,
          blocks: [...inLanguage<readonly ArticleBlock[]>(row.blocks, language)],
          ...shownOrigin(row.origin, language),
          related: [],
        },
      };
    }
    case 'encyclopedia': {
      const { row } = content;
      return {
        kind: 'encyclopedia',
        entry: {
          encyclopediaId: row.id,
          title: inLanguage(row.title, language),
          blocks: [...inLanguage<readonly ArticleBlock[]>(row.content, language)],
          ...shownOrigin(row.origin, language),
          products: [],
        },
      };
    }
    case 'notice': {
      const { id, title, content: body } = content.row;
      return {
        kind: 'notice',
        notice: {
          id,
          title: inLanguage(title, language),
          content: inLanguage(body, language),
          publishedAt,
        },
      };
    }
  }
}
