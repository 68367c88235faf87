import type { FastifyBaseLogger } from 'fastify';
import type { CallGate } from '../call-gate';
import { failureOf } from '../not-connected';
import { AlipayError, AlipayUndecided, CODES, subCodeOf } from './alipay-error';
import { answerIn } from './answer';
import type { SignedAnswer } from './answer';
import { CALLS } from './calls';
import type { AlipayCall, AlipayMethod } from './calls';
import { signedForm } from './request';
import type { Parameters, RequestOptions } from './request';
import type { AlipayApp } from './settings';
import { isGenuine } from './signature';
import { trustedKeys } from './trusted-keys';
import type { TrustedKeys } from './trusted-keys';
import { retry } from '../../kernel/retry';

export interface Transport {
  /** `https://openapi.alipay.com/gateway.do`. */
  readonly gateway: string;
  readonly fetch: typeof fetch;
  /** ms that a call may take once the gate has let it start. */
  readonly timeout: number;
  readonly gate: CallGate;
}

export interface GatewayParts {
  readonly app: AlipayApp;
  readonly transport: Transport;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** ms. */
  readonly now: () => number;
}

/** The calls of one application. */
export interface AlipayGateway {
  readonly appId: string;
  readonly keys: TrustedKeys;
  /**
   * Makes a call; on too many calls (40005) it is repeated up to three times.
   * @returns the fields of a signed success answer
   * @throws AlipayError where a signed answer refuses it, AlipayUndecided where the outcome is unknown
   */
  call(method: AlipayMethod, parameters: Parameters, options?: RequestOptions): Promise<Parameters>;
  /** The signed URL of a page of Alipay's, without an answer (`alipay.trade.wap.pay`). */
  pageUrl(method: AlipayMethod, parameters: Parameters, options?: RequestOptions): string;
}

/** ms before each repeat of a call that got 40005. */
const PAUSES: readonly number[] = [300, 1_000, 2_500];

async function send(
  { gateway, fetch: post, timeout, gate }: Transport,
  method: AlipayMethod,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const body = new URLSearchParams(form).toString();
    return await gate(async () => {
      const response = await post(`${gateway}?charset=utf-8`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new AlipayUndecided(method, false, `HTTP ${response.status}`);
      return await response.text();
    });
  } catch (error) {
    if (error instanceof AlipayUndecided) throw error;
    const { unsent, reason } = failureOf(error);
    throw new AlipayUndecided(method, unsent, reason);
  }
}

/** The fields of a successful answer. @throws AlipayError, AlipayUndecided */
function decided(method: AlipayMethod, { fields }: SignedAnswer): Parameters {
  // Answers that issue a token have no code.
  const code =
    fields.code === undefined && fields.sub_code === undefined ? CODES.DONE : fields.code;
  if (code === CODES.DONE) return fields;
  const subCode = subCodeOf(fields.sub_code);
  if (code === CODES.UNKNOWN)
    throw new AlipayUndecided(method, false, `${CODES.UNKNOWN} ${subCode}`);
  throw new AlipayError(method, subCodeOf(code), subCode);
}

/** Creates the gateway of an application. */
export function createGateway({ app, transport, log, now }: GatewayParts): AlipayGateway {
  const keys = trustedKeys(app.trust);

  const ask = async (
    method: AlipayMethod,
    parameters: Parameters,
    options: RequestOptions,
  ): Promise<SignedAnswer> => {
    const form = signedForm(app, keys, method, parameters, { ...options, now: now() });
    const answer = answerIn(await send(transport, method, form), method);
    if (!answer) throw new AlipayUndecided(method, false, 'the answer cannot be read');
    return answer;
  };

  /**
   * Downloads a certificate that an answer named. That answer needs no signature, as the chain to the root proves it.
   */
  async function learn(certificate: string): Promise<void> {
    const parameters = { alipay_cert_sn: certificate };
    const { fields } = await ask('alipay.open.app.alipaycert.download', parameters, {});
    const { alipay_cert_content: content } = fields;
    if (typeof content !== 'string') return;
    if (keys.learn(certificate, Buffer.from(content, 'base64').toString('utf8'), now()))
      log.warn({ certificate }, 'Alipay signs with another certificate: exchange the file');
  }

  async function verified(method: AlipayMethod, answer: SignedAnswer): Promise<SignedAnswer> {
    const { signature, certificate, text, fields } = answer;
    if (signature === null)
      throw new AlipayUndecided(
        method,
        false,
        `not signed: ${subCodeOf(fields.code)} ${subCodeOf(fields.sub_code)}`.trimEnd(),
      );
    if (certificate !== null && keys.find(certificate) === null) await learn(certificate);
    const key = keys.find(certificate);
    if (key === null) throw new AlipayUndecided(method, false, 'signed by an unknown certificate');
    if (!isGenuine(text, signature, key))
      throw new AlipayUndecided(method, false, 'the signature is not Alipay’s');
    return answer;
  }

  async function callOnce(
    method: AlipayMethod,
    parameters: Parameters,
    options: RequestOptions,
  ): Promise<Parameters> {
    const answer = await ask(method, parameters, options);
    const { unsigned }: AlipayCall = CALLS[method];
    return decided(method, unsigned ? answer : await verified(method, answer));
  }

  async function call(
    method: AlipayMethod,
    parameters: Parameters,
    options: RequestOptions,
  ): Promise<Parameters> {
    return retry(
      PAUSES,
      () => callOnce(method, parameters, options),
      (error) => error instanceof AlipayError && error.code === CODES.TOO_MANY,
    );
  }

  return {
    appId: app.appId,
    keys,
    async call(method, parameters, options = {}) {
      try {
        return await call(method, parameters, options);
      } catch (error) {
        if (error instanceof AlipayError || error instanceof AlipayUndecided)
          log.warn({ method }, error.message);
        else log.error({ method, err: error }, 'Alipay call failed');
        throw error;
      }
    },
    pageUrl(method, parameters, options = {}) {
      const form = signedForm(app, keys, method, parameters, { ...options, now: now() });
      return `${transport.gateway}?${new URLSearchParams(form)}`;
    },
  };
}
