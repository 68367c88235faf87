import type { SearchKind } from '@contract/search/endpoints';

/** What the search index contains: what the general search finds, and posts, which only their own feed searches. */
export type DocumentKind = SearchKind | 'post';
