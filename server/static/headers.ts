import type { FastifyInstance } from 'fastify';
import type { AppEnv } from '../kernel/config';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // The site's page has its own `frame-ancestors`, which browsers use instead of this.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
};
const LIVE_HEADERS = { ...HEADERS, 'strict-transport-security': 'max-age=31536000' };

/** The same protective headers on every answer. */
export function protectAnswers(server: FastifyInstance, env: AppEnv): void {
  const headers = env === 'live' ? LIVE_HEADERS : HEADERS;
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
