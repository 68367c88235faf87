import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config';

const POLICY_HEADER = 'content-security-policy';
/** For whatever is no page: where a browser opens it as one, it may load, run and be framed by nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // The site's page has its own `frame-ancestors`, which browsers use instead of this.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
};
const A_YEAR = 'max-age=31536000';

type Settings = Pick<Config, 'env' | 'hstsSubdomains'>;

const headersFor = ({ env, hstsSubdomains }: Settings): Readonly<Record<string, string>> => {
  const transport = hstsSubdomains ? `${A_YEAR}; includeSubDomains` : A_YEAR;
  return env === 'live' ? { ...HEADERS, 'strict-transport-security': transport } : HEADERS;
};

/** The headers of an answer for which no hook runs. */
export const headersWithoutHooks = (settings: Settings): Readonly<Record<string, string>> => ({
  ...headersFor(settings),
  [POLICY_HEADER]: NOTHING,
});

/** The same protective headers on every answer; a page, a picture and a worker bring a policy of their own. */
export function protectAnswers(server: FastifyInstance, settings: Settings): void {
  const headers = headersFor(settings);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    // Files of the site have theirs on Node's answer.
    if (!reply.hasHeader(POLICY_HEADER) && !reply.raw.hasHeader(POLICY_HEADER))
      void reply.header(POLICY_HEADER, NOTHING);
    done(null, payload);
  });
}
