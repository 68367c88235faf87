import type { HostLogin, LoginSurface } from '@/shared/session/host-login';
import { platformFlags } from './platform-flags';
import { returnPath, returnQuery } from '@/shared/session/return-path-rules';
import { SYNC_DOMAIN_TYPE, syncQuery } from './sync-rules';
import { pageLink } from '@/platform/host-page/page-link';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { runtime } from '@/platform/runtime';
import { isPartner, SETTINGS } from '@/platform/settings/settings';
import { navigate, urlOf } from '@/routes/navigate';
import type { Query, QueryInput } from '@/routes/query';
import { formatQuery } from '@/routes/query';
import { loginByHost } from './app-login';
import { forgetAskedLogin, noteAskedLogin } from './asked-login';

const queryOf = ({ url, query }: LoginSurface): QueryInput => returnQuery(url, query);

/** The return path, without the keys of an expired login. */
const pathOf = (surface: LoginSurface): string =>
  returnPath(queryOf(surface) as Query) ?? urlOf('home');

const isThere = (outcome: string): boolean => outcome === 'done';

/** Opens the login of the mini-program around this web view, which reopens the web view with a token in the address. */
async function toMiniLogin(surface: LoginSurface): Promise<boolean> {
  const host = hybridSdk.host();
  const page = host ? SETTINGS.hostLogin[host] : '';
  if (!page) return false;
  const redirect = pageLink(pathOf(surface));
  noteAskedLogin();
  const isOpen = await hybridSdk
    .navigateToMini(`${page}?${formatQuery({ redirect })}`, 'redirectTo')
    .catch(() => false);
  if (!isOpen) forgetAskedLogin();
  return isOpen;
}

const toSyncLogin = async (surface: LoginSurface): Promise<boolean> =>
  isThere(await navigate[surface.kind]('syncLogin', syncQuery(pathOf(surface), SYNC_DOMAIN_TYPE)));

/**
 * Login by environment (specification §4): the login of the native app, of the mini-program around a web view, of the
 * messaging app's account, of the city service or payment-app authorisation that the user came by, or of the partner.
 * Resolves with whether it took over.
 */
export const loginByEnvironment: HostLogin = async (surface) => {
  const { kind, isMiniProgram, partner } = runtime();
  if (kind === 'app') return loginByHost(surface);
  if (isMiniProgram) return toMiniLogin(surface);
  if (kind === 'wechat') return toSyncLogin(surface);
  if (kind === 'alipay' && platformFlags().isSkyTftf) {
    return isThere(await navigate[surface.kind]('cityServiceLogin', queryOf(surface)));
  }
  if (kind === 'alipay' && platformFlags().isAlipayHealth) {
    return isThere(await navigate[surface.kind]('alipayAuth', queryOf(surface)));
  }
  if (surface.external && isPartner(partner)) {
    return isThere(await navigate[surface.kind]('partnerLogin', { partner, ...queryOf(surface) }));
  }
  return false;
};
