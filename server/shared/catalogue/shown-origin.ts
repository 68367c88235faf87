import type { TextOrigin } from '@contract/article/endpoints';
import type * as rows from '../../catalogue/rows';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';

/** Who wrote and reviewed a text, and from what, for its readers; empty where its files do not say. */
export function shownOrigin(
  origin: rows.TextOrigin | null,
  language: Language,
): { readonly origin?: TextOrigin } {
  if (!origin) return {};
  const { author, reviewer, reviewedOn, sources } = origin;
  return {
    origin: {
      author: author && inLanguage(author, language),
      reviewer: reviewer && inLanguage(reviewer, language),
      reviewedOn,
      sources: [...inLanguage(sources, language)],
    },
  };
}
