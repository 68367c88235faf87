import type { SearchItem } from '@contract/search/endpoints';
import { navigate } from '@/routes/navigate';

const LEADS: Readonly<Record<SearchItem['kind'], (id: string) => Promise<unknown>>> = {
  vaccine: (vaccId) => navigate.to('vaccineDetail', { vaccId }),
  disease: (id) => navigate.to('encyclopediaDetail', { id }),
  clinic: (depaCode) => navigate.to('departmentIndex', { depaCode }),
  article: (articleId) => navigate.to('articleDetail', { articleId }),
};

/** Opens a search result. */
export const openFound = ({ kind, id }: Pick<SearchItem, 'kind' | 'id'>): void =>
  void LEADS[kind](id);
