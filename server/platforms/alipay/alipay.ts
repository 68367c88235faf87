import type { FastifyBaseLogger } from 'fastify';
import { createCallGate } from '../call-gate';
import type { PaymentPartner } from '../payment/partner';
import { createGateway } from './gateway';
import type { AlipayGateway } from './gateway';
import { createAlipayPay } from './pay/alipay-pay';
import { phoneNumberIn } from './phone-number';
import { posterCodePicture } from './poster-code';
import type { PosterCode } from './poster-code';
import type { AlipayApp, AlipaySettings } from './settings';

/** Most concurrent calls of this process. */
const MOST_CALLS = 32;

export interface AlipayParts {
  readonly fetch: typeof fetch;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** ms. */
  readonly now: () => number;
  /** ms that a call may take. */
  readonly timeout: number;
}

/** The mini-program's application. */
export interface AlipayMini {
  readonly gateway: AlipayGateway;
  /** Decrypts the phone button's message; null where the operator has configured no key for it. */
  readonly phoneNumber: ((message: string) => string | null) | null;
  /** The picture of a code for posters. @throws AlipayError, AlipayUndecided */
  posterCode(code: PosterCode): Promise<{ readonly type: string; readonly bytes: Buffer }>;
}

/** Alipay, as configured by the operator. */
export interface Alipay {
  readonly settings: AlipaySettings;
  readonly mini: AlipayMini | null;
  readonly web: AlipayGateway | null;
  /** Its payment; null where it is not set up. */
  readonly payment: PaymentPartner | null;
}

function miniOf(
  app: AlipayApp,
  gateway: AlipayGateway,
  { fetch, timeout }: AlipayParts,
): AlipayMini {
  const { aesKey } = app;
  return {
    gateway,
    posterCode: (code) => posterCodePicture(gateway, code, { fetch, timeout }),
    phoneNumber: aesKey && ((message) => phoneNumberIn(message, gateway.keys, aesKey())),
  };
}

export function createAlipay(settings: AlipaySettings, parts: AlipayParts): Alipay {
  const { fetch, log, now, timeout } = parts;
  const transport = {
    gateway: settings.gateway,
    fetch,
    timeout,
    gate: createCallGate(MOST_CALLS),
  };
  const gatewayOf = (app: AlipayApp): AlipayGateway => createGateway({ app, transport, log, now });
  const mini = settings.mini && miniOf(settings.mini, gatewayOf(settings.mini), parts);
  const web = settings.web && gatewayOf(settings.web);
  return {
    settings,
    mini,
    web,
    payment:
      settings.pay &&
      createAlipayPay({ settings: settings.pay, mini: mini?.gateway ?? null, web, fetch, now }),
  };
}
