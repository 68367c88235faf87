import { currentLanguage } from '@/i18n/language';
import { textOf } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import type { Shared } from '@/platform/share/types';
import { FALLBACK_ROUTE } from '../constants';
import { pageOf } from '../derive';
import { locate } from '../location';
import type { RouteLocation } from '../location';
import { formatQuery, withQuery } from '../query';
import { routeOf } from '../table';
import { matchPath } from './pages';
import { SHARE_MESSAGES } from './share-messages';
import { isCardPicture, sharedQuery } from './share-rules';

/** Content of a share card. `page` is a page of the package with its query, without a leading slash. */
export interface CardContent {
  readonly title: string;
  readonly page: string;
  readonly picture: string;
}

/**
 * In the package. Every card sets a picture: otherwise the platforms use a screenshot, which may show personal data.
 */
const OUR_PICTURE = '/assets/share/card.png';

const pictureOf = ({ imageUrl }: Partial<Shared>): string =>
  isCardPicture(imageUrl) ? imageUrl : OUR_PICTURE;

/** The share card of the page at `at`; `offered` is what the page itself offers once loaded. */
export function shareCard(at: RouteLocation, offered: Partial<Shared> = {}): CardContent {
  const t = textOf(SHARE_MESSAGES);
  const product = productName();
  const route = offered.path ? locate(offered.path, matchPath) : at;
  const query = sharedQuery(route);
  if (!query || route.name === FALLBACK_ROUTE)
    return { title: t('home', { product }), page: pageOf(FALLBACK_ROUTE), picture: OUR_PICTURE };
  const named = routeOf(route.name).title[currentLanguage() === 'en' ? 1 : 0];
  return {
    title: t('page', { title: offered.title ?? named, product }),
    page: withQuery(pageOf(route.name), query),
    picture: pictureOf(offered),
  };
}

/** The same for WeChat Moments (朋友圈), which show the page itself and accept only its query. */
export function momentsCard(at: RouteLocation, offered: Partial<Shared> = {}): object {
  const { title, picture } = shareCard(at, offered);
  return { title, query: formatQuery(sharedQuery(at) ?? {}), imageUrl: picture };
}
