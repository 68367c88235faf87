import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import type { BookingServices } from '../../domain/booking/submission/services';
import { takeNotice } from '../../domain/payments/payment/notices';
import { paymentPartsOf } from '../../domain/payments/payment/payment';
import type { PaymentPartner, RawNotice } from '../../platforms/payment/partner';
import { PaymentUnclear } from '../../platforms/payment/partner';

/** Where the platforms call back about payments and refunds. */
export const noticePath = (name: PaymentPartner['name']): string => `/payment/${name}/notify.do`;

/** Largest callback, bytes; the platforms' have a few thousand. */
const LONGEST = 64 * 1024;

/** Each header as one text. */
const headersOf = (headers: NodeJS.Dict<string | string[]>): RawNotice['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );

/**
 * Takes the platforms' callbacks with their bytes untouched, as they are signed. What is not genuine, and what could not
 * be taken because the database or the platform was away, is answered so that the platform repeats it.
 */
export function mountPaymentNotices(
  server: FastifyInstance,
  deps: Deps,
  services: BookingServices,
): void {
  const parts = paymentPartsOf(deps, services);
  const { clock, log } = deps;

  async function taken(partner: PaymentPartner, raw: RawNotice): Promise<boolean> {
    try {
      const notice = await partner.readNotice(raw);
      if (!notice) return false;
      const outcome = await takeNotice(parts, partner, notice, clock.now());
      log.info({ partner: partner.name, kind: notice.kind, outcome }, 'payment notice');
      return true;
    } catch (error) {
      if (error instanceof PaymentUnclear)
        log.warn({ partner: partner.name, cause: error.message }, 'payment notice');
      else log.error({ err: error, partner: partner.name }, 'payment notice');
      return false;
    }
  }

  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST }, (_r, body, next) =>
      next(null, body),
    );
    for (const partner of services.partners.all)
      scope.post(noticePath(partner.name), async ({ headers, body }, reply) => {
        const raw = {
          headers: headersOf(headers),
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        };
        const {
          status,
          type,
          body: answer,
        } = (await taken(partner, raw)) ? partner.taken : partner.again;
        return reply.code(status).header('cache-control', 'no-store').type(type).send(answer);
      });
    done();
  });
}
