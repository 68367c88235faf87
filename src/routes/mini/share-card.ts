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

/** What a card says and opens. `page` is a page of the package with its query, without a slash before it. */
export interface CardContent {
  readonly title: string;
  readonly page: string;
  readonly picture: string;
}

/** In the package. Every card names a picture: the platforms would else take one of the screen, whoever is on it. */
const OUR_PICTURE = '/assets/share/card.png';

const pictureOf = ({ imageUrl }: Partial<Shared>): string =>
  isCardPicture(imageUrl) ? imageUrl : OUR_PICTURE;

/** What the page at `at` shares; `offered` is what it says of itself once it has loaded. */
export function shareCard(at: RouteLocation, offered: Partial<Shared> = {}): CardContent {
  const t = textOf(SHARE_MESSAGES);
  const product = productName();
  const place = offered.path ? locate(offered.path, matchPath) : at;
  const query = sharedQuery(place);
  if (!query || place.name === FALLBACK_ROUTE)
    return { title: t('home', { product }), page: pageOf(FALLBACK_ROUTE), picture: OUR_PICTURE };
  const named = routeOf(place.name).title[currentLanguage() === 'en' ? 1 : 0];
  return {
    title: t('page', { title: offered.title ?? named, product }),
    page: withQuery(pageOf(place.name), query),
    picture: pictureOf(offered),
  };
}

/** The same for WeChat's moments, which show the page itself and take its query only. */
export function momentsCard(at: RouteLocation, offered: Partial<Shared> = {}): object {
  const { title, picture } = shareCard(at, offered);
  return { title, query: formatQuery(sharedQuery(at) ?? {}), imageUrl: picture };
}
