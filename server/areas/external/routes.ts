import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Platforms } from '../../platforms/platforms';
import { jsSdkConfigFor } from './js-sdk-config';
import type { ExternalSettings } from './settings';

/** Calls about things outside the product: the app, other sites, the messaging app's script object. */
export const externalRoutes = (
  settings: ExternalSettings,
  { wechat }: Platforms,
): readonly Route[] => [
  route('GET /passport/app/version/latest.do', () => settings.androidApp),
  route('GET /passport/user/getUrls.do', () => ({ WhiteUrlLists: settings.whiteUrls })),
  route(
    'GET /passport/wx/getJsSdkConfig.do',
    ({ url }, { now }) => jsSdkConfigFor(wechat, url, now),
    { limit: 'signatures' },
  ),
];
