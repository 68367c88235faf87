import { AlipayError, AlipayUndecided } from './alipay-error';
import type { Alipay } from './alipay';
import type { AlipayGateway } from './gateway';
import { leafIn } from './certificates';
import { PaymentRefused, PaymentUnclear } from '../payment/partner';
import type { PaymentPartner } from '../payment/partner';
import type { ServiceCheck } from '../service-check';
import type { AlipayApp } from './settings';
import { DAY } from '../../kernel/clock';

/** Days before a certificate's expiry from which the check mentions it. */
const SOON = 60;

/** Expiry of an application's certificates as text; '' with plain keys. */
function validityOf({ trust }: AlipayApp, now: number): string {
  if (trust.kind === 'key') return '';
  const ends = [trust.app, trust.alipay].map((read) => Date.parse(leafIn(read()).validTo));
  const days = Math.floor((Math.min(...ends) - now) / DAY);
  return days < SOON
    ? ` A certificate ends in ${days} days.`
    : ` Certificates are good for ${days} days.`;
}

/**
 * Asks for the user of an invented code: a signed refusal of the code proves that id, keys, clock and signatures are
 * right on both sides.
 */
async function ask(service: string, gateway: AlipayGateway, more: string): Promise<ServiceCheck> {
  try {
    await gateway.call('alipay.system.oauth.token', {
      grant_type: 'authorization_code',
      code: 'a-code-that-nobody-gave',
    });
    return { service, state: 'failed', says: 'Alipay took a code that nobody gave.' };
  } catch (error) {
    if (error instanceof AlipayError && error.subCode === 'isv.code-invalid')
      return { service, state: 'ok', says: `Id, keys and signatures are right.${more}` };
    const isKnown = error instanceof AlipayError || error instanceof AlipayUndecided;
    return { service, state: 'failed', says: isKnown ? error.message : 'A key cannot be read.' };
  }
}

/** Asks how a payment stands that nobody made: that there is none proves that the product is signed. */
async function askPayment(payment: PaymentPartner): Promise<ServiceCheck> {
  const service = 'Alipay payment';
  try {
    const { state } = await payment.query('a_number_that_nobody_used');
    return state === 'unpaid'
      ? { service, state: 'ok', says: `It answers for ${payment.methods.join(', ')}.` }
      : { service, state: 'failed', says: 'Alipay knows a payment that nobody made.' };
  } catch (error) {
    const isKnown = error instanceof PaymentRefused || error instanceof PaymentUnclear;
    return { service, state: 'failed', says: isKnown ? error.message : 'A key cannot be read.' };
  }
}

/** Makes one harmless call for each configured application of Alipay. @param now ms */
export function checkAlipay(
  { settings, mini, web, payment }: Alipay,
  now: number,
): Promise<ServiceCheck[]> {
  const off = (service: string, says: string): ServiceCheck => ({ service, state: 'off', says });
  const of = (service: string, app: AlipayApp | null, gateway: AlipayGateway | null) =>
    app && gateway
      ? ask(service, gateway, validityOf(app, now))
      : Promise.resolve(off(service, 'Not set up.'));
  const oneTap = mini?.phoneNumber
    ? {
        state: 'ok' as const,
        says: 'A key is set; only a phone can show that it is the right one.',
      }
    : {
        state: 'off' as const,
        says: 'Without ALIPAY_MINI_AES_KEY the phone button is not offered.',
      };
  return Promise.all([
    of('Alipay mini-program', settings.mini, mini?.gateway ?? null),
    Promise.resolve({ service: 'Alipay phone numbers', ...oneTap }),
    of('Alipay web login', settings.web, web),
    payment ? askPayment(payment) : Promise.resolve(off('Alipay payment', 'Not set up.')),
  ]);
}
