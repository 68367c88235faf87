import { navigate, urlOf } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import type { RouteName } from '@/routes/table';

/** Login in place of this page, and back to exactly here afterwards (specification §2 `redirect`, `query`). */
export const loginAndReturn = (name: RouteName, query: QueryInput) =>
  navigate.replace('login', { redirect: urlOf(name), query: JSON.stringify(query) });
