import { outerQuery, replaceOuterQuery } from '@/platform/host-page/outer-query.h5';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { formatQuery, parseQuery } from '@/routes/query';
import { returnQuery } from '@/features/account/return-path-rules';

/**
 * The city service may put its signed values in front of the hash of any page (specification §4 "If the URL has
 * skyMobile, timestamp, nonce and sign"). They are removed from the address and passed to the city-service login page,
 * which then opens the requested page; if `timestamp` or `nonce` is missing, that page says so.
 */
const takeUp: BeforeGuard = ({ to, kind }) => {
  if (kind !== 'start' || to.name === 'cityServiceLogin') return undefined;
  const { skyMobile, timestamp, nonce, sign, ...rest } = parseQuery(outerQuery());
  if (skyMobile === undefined || sign === undefined) return undefined;
  replaceOuterQuery(formatQuery(rest));
  return urlOf('cityServiceLogin', { skyMobile, timestamp, nonce, sign, ...returnQuery(to.url) });
};

/** Handles the values that the city service adds to addresses. Returns a function that stops it. */
export const followCityService = (): (() => void) => registerBeforeEach(takeUp);
