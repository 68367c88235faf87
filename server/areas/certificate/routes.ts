import { maskName, PREFIX, WIRE } from '@contract/certificate/certificate-rules';
import type { CertificateFacts } from '@contract/certificate/certificate-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { dayOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';
import type { Bilingual } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { refused } from '../../domain/booking/refusal/refuse';
import { doneOrder } from '../../domain/booking/order/done-order';
import { createCertificateSigner } from '../../domain/aftercare/certificate/certificate-signer';
import { revokedSerials } from '../../domain/aftercare/certificate/revoked';
import { serialOf, timesTakenBack } from '../../domain/aftercare/certificate/serial';

/** ms that the public keys and revocations may be old: whoever checks a certificate is to see a revocation soon. */
const KEEP_KEYS = 2_000;

const NAMELESS: Bilingual = {
  zh: '这位成员已删除，不能再出凭证；需要时请联系接种的门诊',
  en: 'This person was removed, so no certificate can be issued. Ask the clinic that vaccinated them.',
};

/** Signed proof of vaccinations, and the keys that verify it. */
export function certificateRoutes(deps: Deps): readonly Route[] {
  const signer = createCertificateSigner(deps.config);
  return [
    route('GET /order/certificate/detail.do', async ({ orderId }, { userId, language, now }) => {
      const done = await doneOrder(deps, userId, orderId);
      if (done.name === '')
        throw refused(CODE.ORDER_STATE, { orderId, phone: done.phone, message: NAMELESS });
      const dose = done.dose ? inLanguage(done.dose, language) : String(done.doseNo);
      const facts: CertificateFacts = {
        keyId: signer.keyId,
        serial: serialOf(deps.personKey, orderId, await timesTakenBack(deps.db, orderId)),
        name: maskName(done.name),
        birthYear: Number(done.birthday.slice(0, 4)),
        vaccine: inLanguage(done.product, language),
        // Without “of how many”: that depends on the age at the start (contract/doses), and the clinic certifies what it gave.
        dose,
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
      async () => ({
        keys: signer.keys.map((key) => ({ ...key })),
        revoked: await revokedSerials(deps.db),
      }),
      { keepFor: KEEP_KEYS },
    ),
  ];
}
