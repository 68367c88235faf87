import { useLanguage } from '@/i18n/language';
import { routeOf } from './table';
import type { RouteName } from './table';

/** Title of a page from the route table, in the current language. */
export function usePageTitle(name: RouteName): string {
  const [zh, en] = routeOf(name).title;
  return useLanguage() === 'en' ? en : zh;
}
