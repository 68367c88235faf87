import { createHmac } from 'node:crypto';
import { maskName, PREFIX, WIRE } from '@contract/certificate/certificate-rules';
import type { CertificateFacts } from '@contract/certificate/certificate-rules';
import type { Deps } from '../../deps';
import { dayOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { doneOrder } from '../../domain/orders/done-order';
import { createCertificateSigner } from '../../domain/certificates/keys';

/** ms that a client may cache the public keys. */
const KEEP_KEYS = 60_000;
const SERIAL_BYTES = 6;

/** Serial number of a certificate: distinguishes certificates but does not reveal the order. */
const serialOf = (key: Buffer, orderId: string): string =>
  createHmac('sha256', key)
    .update(`certificate ${orderId}`)
    .digest('hex')
    .slice(0, 2 * SERIAL_BYTES)
    .toUpperCase();

/** Signed proof of vaccinations, and the keys that verify it. */
export function certificateRoutes(deps: Deps): readonly Route[] {
  const signer = createCertificateSigner(deps.config);
  return [
    route('GET /order/certificate/detail.do', async ({ orderId }, { userId, language, now }) => {
      const done = await doneOrder(deps, userId, orderId);
      const dose = done.dose ? inLanguage(done.dose, language) : String(done.doseNo);
      const facts: CertificateFacts = {
        keyId: signer.keyId,
        serial: serialOf(deps.personKey, orderId),
        name: maskName(done.name),
        birthYear: Number(done.birthday.slice(0, 4)),
        vaccine: inLanguage(done.product, language),
        dose: `${dose} (${done.doseNo}/${done.doseCount})`,
        lot: done.lot,
        day: dayOf(done.doneAt),
        clinic: inLanguage(done.clinic, language),
        issued: dayOf(now),
      };
      const payload = Buffer.from(JSON.stringify(WIRE.map((name) => facts[name])));
      const signed = `${PREFIX}.${payload.toString('base64url')}`;
      const { keyId: _, ...shown } = facts;
      return { ...shown, text: `${signed}.${signer.sign(signed)}` };
    }),
    route(
      'GET /order/certificate/publicKey.do',
      () => ({ keys: signer.keys.map((key) => ({ ...key })) }),
      { keepFor: KEEP_KEYS },
    ),
  ];
}
