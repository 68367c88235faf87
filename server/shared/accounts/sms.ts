import { guardianText } from '@contract/linkman/guardian-text-rules';
import { maskMobile } from '@contract/text/mask-rules';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { failureOf } from '../../platforms/not-connected';

/** A text to one mobile. */
export interface Sms {
  readonly mobile: string;
  readonly body: string;
  /** The same for each try, by which a gateway can recognise a repeat; codes have none. */
  readonly id?: string;
}

/**
 * `sent`; `failed`: certainly not sent, may be tried again; `unknown`: no certain answer, so it counts as sent.
 */
export type SmsOutcome = 'sent' | 'failed' | 'unknown';

/** Sends a text. Never rejects because of the gateway's answer. */
export type SendSms = (sms: Sms) => Promise<SmsOutcome>;

/** ms that the operator's gateway has to answer. */
const GATEWAY_TIMEOUT = 5_000;

/** Live: posts `{mobile, body, id?}` to the operator's SMS gateway. */
const toGateway =
  (url: string): SendSms =>
  async (sms) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sms),
        redirect: 'error',
        signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
      });
      return answer.ok ? 'sent' : 'failed';
    } catch (error) {
      return failureOf(error).unsent ? 'failed' : 'unknown';
    }
  };

/** Outside live, nothing is sent; the text appears in the outbox. */
const toOutbox =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): SendSms =>
  async ({ mobile, body }) => {
    await db
      .insertInto('outbox')
      .values({ mobile, body, created_at: new Date(clock.now()) })
      .execute();
    return 'sent';
  };

export const createSms = (deps: Pick<Deps, 'config' | 'db' | 'clock'>): SendSms =>
  deps.config.smsGateway === null ? toOutbox(deps) : toGateway(deps.config.smsGateway);

const codeText = (code: string): string =>
  `验证码 ${code}，5 分钟内有效，请勿告诉他人。 Your code is ${code}, valid for 5 minutes.`;

/** A code to send. */
export interface CodeText {
  readonly mobile: string;
  readonly code: string;
  /** Masked mobile of the account that asks a guardian to agree. */
  readonly askedBy?: string | undefined;
}

/** Sends a verification code; what did not certainly leave is logged. */
export type SendCode = (text: CodeText) => Promise<SmsOutcome>;

export function createCodeSender(deps: Deps): SendCode {
  const send = createSms(deps);
  const isShown = deps.config.smsGateway === null;
  return async ({ mobile, code, askedBy }) => {
    const body = askedBy === undefined ? codeText(code) : guardianText(code, askedBy);
    const outcome = await send({ mobile, body });
    if (outcome !== 'sent')
      deps.log.warn({ mobile: maskMobile(mobile), outcome }, 'SMS gateway did not take a code');
    else if (isShown)
      deps.log.info({ mobile: maskMobile(mobile), code }, 'verification code (development)');
    return outcome;
  };
}

/** The newest texts in the outbox. @param mobile to one number only */
export function outboxTexts(db: Db, mobile: string | null, most: number) {
  const texts = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(most);
  return (mobile === null ? texts : texts.where('mobile', '=', mobile)).execute();
}
