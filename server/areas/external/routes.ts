import { CODE } from '@contract/errors';
import { Refused } from '../../http/refused';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { createSigner } from './js-sdk-config';
import type { ExternalSettings } from './settings';

const NOT_SET_UP = {
  zh: '运营方没有配置消息应用的账号',
  en: 'No messaging-app account is set up here.',
};

/** Calls about what lies outside the product: the app, other sites, the messaging app's script object. */
export function externalRoutes(settings: ExternalSettings): readonly Route[] {
  const sign = settings.wechat && createSigner(settings.wechat);
  return [
    route('GET /passport/app/version/latest.do', () => settings.androidApp),
    route('GET /passport/user/getUrls.do', () => ({ WhiteUrlLists: settings.whiteUrls })),
    route(
      'GET /passport/wx/getJsSdkConfig.do',
      ({ url }, { now }) => {
        if (!sign) throw new Refused(CODE.NOT_FOUND, { message: NOT_SET_UP });
        return sign(url, now);
      },
      { limit: 'signatures' },
    ),
  ];
}
