import type { HostLogin, LoginSurface } from '@/features/account/host-login';
import { platformFlags } from './platform-flags';
import { returnPath, returnQuery } from '@/features/account/return-path-rules';
import { SYNC_DOMAIN_TYPE, syncQuery } from './sync-rules';
import { pageLink } from '@/platform/host-page/page-link';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { runtime } from '@/platform/runtime';
import { isPartner, SETTINGS } from '@/platform/settings/settings';
import { navigate, urlOf } from '@/routes/navigate';
import type { Query, QueryInput } from '@/routes/query';
import { formatQuery } from '@/routes/query';
import { loginByHost } from './app-login';

const queryOf = ({ url, query }: LoginSurface): QueryInput => returnQuery(url, query);

/** The place as one path of ours, without what a login that ran out has left in it. */
const pathOf = (place: LoginSurface): string =>
  returnPath(queryOf(place) as Query) ?? urlOf('home');

const isThere = (outcome: string): boolean => outcome === 'done';

/** Out to the login of the mini-program around this web view, which opens it again with a token in the address. */
async function toMiniLogin(place: LoginSurface): Promise<boolean> {
  const host = hybridSdk.host();
  const page = host ? SETTINGS.hostLogin[host] : '';
  if (!page) return false;
  const redirect = pageLink(pathOf(place));
  return hybridSdk
    .navigateToMini(`${page}?${formatQuery({ redirect })}`, 'redirectTo')
    .catch(() => false);
}

const toSyncLogin = async (place: LoginSurface): Promise<boolean> =>
  isThere(await navigate[place.kind]('syncLogin', syncQuery(pathOf(place), SYNC_DOMAIN_TYPE)));

/**
 * Login by environment (specification §4): the native app's own, the mini-program's around a web view, the messaging
 * app's account, the city service or the payment app's own authorisation that the user came by, the partner's. Answers whether it took over.
 */
export const loginByEnvironment: HostLogin = async (place) => {
  const { kind, isMiniProgram, partner } = runtime();
  if (kind === 'app') return loginByHost(place);
  if (isMiniProgram) return toMiniLogin(place);
  if (kind === 'wechat') return toSyncLogin(place);
  if (kind === 'alipay' && platformFlags().isSkyTftf) {
    return isThere(await navigate[place.kind]('cityServiceLogin', queryOf(place)));
  }
  if (kind === 'alipay' && platformFlags().isAlipayHealth) {
    return isThere(await navigate[place.kind]('alipayAuth', queryOf(place)));
  }
  if (place.external && isPartner(partner)) {
    return isThere(await navigate[place.kind]('partnerLogin', { partner, ...queryOf(place) }));
  }
  return false;
};
