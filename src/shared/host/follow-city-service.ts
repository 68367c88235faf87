import { outerQuery, replaceOuterQuery } from '@/platform/host-page/outer-query.h5';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { formatQuery, parseQuery } from '@/routes/query';
import type { Query } from '@/routes/query';
import { returnQuery } from '@/shared/session/return-path-rules';

const withoutSigned = ({
  skyMobile: _,
  timestamp: _t,
  nonce: _n,
  sign: _s,
  ...rest
}: Query): Query => rest;

/**
 * The city service may put its signed values in front of the hash of any page, or behind it (specification §4 "If the
 * URL has skyMobile, timestamp, nonce and sign"). They are removed from the address and passed to the city-service login page,
 * which then opens the requested page; if `timestamp` or `nonce` is missing, that page says so.
 */
const takeUp: BeforeGuard = ({ to, kind }) => {
  if (to.name === 'cityServiceLogin') return undefined;
  const outer = kind === 'start' ? parseQuery(outerQuery()) : {};
  const { skyMobile, timestamp, nonce, sign } = { ...outer, ...to.query };
  if (skyMobile === undefined || sign === undefined) return undefined;
  if (kind === 'start') replaceOuterQuery(formatQuery(withoutSigned(outer)));
  const back = returnQuery(urlOf(to.name, withoutSigned(to.query)));
  return urlOf('cityServiceLogin', { skyMobile, timestamp, nonce, sign, ...back });
};

/** Handles the values that the city service adds to addresses. Returns a function that stops it. */
export const followCityService = (): (() => void) => registerBeforeEach(takeUp);
