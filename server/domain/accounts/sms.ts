import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { maskMobile } from '@contract/text/mask-rules';

/** Sends a code to the mobile. */
export type SendSms = (mobile: string, code: string) => Promise<void>;

/** ms that the operator's gateway has to answer. */
const GATEWAY_TIMEOUT = 5_000;

const bodyOf = (code: string): string =>
  `验证码 ${code}，5 分钟内有效，请勿告诉他人。 Your code is ${code}, valid for 5 minutes.`;

/** Live: posts `{mobile, body}` to the operator's SMS gateway. */
const toGateway =
  (url: string): SendSms =>
  async (mobile, code) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, body: bodyOf(code) }),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT),
    });
    if (!answer.ok) throw new Error(`SMS gateway answered ${answer.status}`);
  };

/** Outside live, nothing is sent; the code appears in the log and in the outbox. */
const toOutbox =
  ({ db, clock, log }: Deps): SendSms =>
  async (mobile, code) => {
    await db
      .insertInto('outbox')
      .values({ mobile, body: bodyOf(code), created_at: new Date(clock.now()) })
      .execute();
    log.info({ mobile: maskMobile(mobile), code }, 'verification code (development)');
  };

export const createSms = (deps: Deps): SendSms =>
  deps.config.smsGateway === null ? toOutbox(deps) : toGateway(deps.config.smsGateway);

/** The newest texts in the outbox. @param mobile to one number only */
export function outboxTexts(db: Db, mobile: string | null, most: number) {
  const texts = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(most);
  return (mobile === null ? texts : texts.where('mobile', '=', mobile)).execute();
}
