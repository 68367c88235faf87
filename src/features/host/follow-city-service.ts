import { outerQuery, replaceOuterQuery } from '@/platform/host-page/outer-query.h5';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { formatQuery, parseQuery } from '@/routes/query';
import { returnQuery } from '@/features/account/return-path-rules';

/**
 * The city service may write its signed values in front of the hash of any page (specification §4 "If the URL has
 * skyMobile, timestamp, nonce and sign"). They are taken out of the address and used by the page that signs in with
 * them, which leads on to the page asked for; one that lacks some of them says so there.
 */
const takeUp: BeforeGuard = ({ to, kind }) => {
  if (kind !== 'start' || to.name === 'cityServiceLogin') return undefined;
  const { skyMobile, timestamp, nonce, sign, ...rest } = parseQuery(outerQuery());
  if (skyMobile === undefined || sign === undefined) return undefined;
  replaceOuterQuery(formatQuery(rest));
  return urlOf('cityServiceLogin', { skyMobile, timestamp, nonce, sign, ...returnQuery(to.url) });
};

/** Follows what the city service writes into addresses. Returns what ends that. */
export const followCityService = (): (() => void) => registerBeforeEach(takeUp);
