import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { createLimiter } from '../../http/limiter';
import { Refused } from '../../http/refused';
import { tooMany } from '../../http/too-many';
import type { SendSms } from './sms';

export const CODE_LENGTH = 6;
/** ms a code is good for. */
export const CODE_LIFETIME = 5 * 60_000;
/** ms before the same mobile gets another code. */
export const RESEND_AFTER = 60_000;
/** Codes a mobile gets in a day. */
const PER_DAY = 10;
/** Codes that one address may ask for in an hour, for any mobile, as a share of its writes a minute. */
const ADDRESS_SHARE = 0.1;
/** Wrong guesses after which a code is worth nothing. */
const ATTEMPTS = 5;
const HOUR = 3_600_000;
const DAY = 86_400_000;

export type Purpose = 'login' | 'password' | 'bind' | 'serial' | 'delete';

/** There is another try: no new code is needed. */
const mistyped = (): Refused =>
  new Refused(CODE.CODE_WRONG, {
    message: {
      zh: '验证码不正确，请核对最新一条短信中的数字',
      en: 'The code is wrong. Please check it against the newest SMS.',
    },
  });

/** Verification codes: made, sent and checked; the table holds keyed hashes only. */
export class Codes {
  private readonly addresses = createLimiter(HOUR);

  constructor(
    private readonly deps: Deps,
    private readonly send: SendSms,
  ) {}

  /** Sends a code, whether or not the mobile has an account. @throws Refused 4029 */
  async issue(mobile: string, purpose: Purpose, address: string, now: number): Promise<void> {
    const mobileKey = this.deps.cipher.mobileKey(mobile);
    const most = Math.ceil(this.deps.config.writesPerMinute * ADDRESS_SHARE);
    const wait = this.addresses.take(address, most, now);
    if (wait > 0) throw tooMany(wait);
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    await this.deps.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${mobileKey}))`.execute(trx);
      const { rows } = await sql<{ count: number; newest: Date | null; oldest: Date | null }>`
        select count(*) as count, max(created_at) as newest, min(created_at) as oldest
        from verification_codes where mobile_key = ${mobileKey} and created_at > ${new Date(now - DAY)}`.execute(
        trx,
      );
      const sent = rows[0];
      if (sent?.newest && sent.newest.getTime() > now - RESEND_AFTER)
        throw tooMany(sent.newest.getTime() + RESEND_AFTER - now);
      if (sent?.oldest && sent.count >= PER_DAY) throw tooMany(sent.oldest.getTime() + DAY - now);
      await trx
        .insertInto('verification_codes')
        .values({
          mobile_key: mobileKey,
          purpose,
          code_hash: this.hash(mobile, purpose, code).toString('hex'),
          created_at: new Date(now),
          expires_at: new Date(now + CODE_LIFETIME),
        })
        .execute();
    });
    await this.send(mobile, code);
  }

  /** Takes the newest code of the mobile out of use. @throws Refused 4011 where it does not match. */
  async use(mobile: string, purpose: Purpose, code: string, now: number): Promise<void> {
    const { rows } = await sql<{ id: number; code_hash: string; attempts: number }>`
      update verification_codes set attempts = attempts + 1 where id = (
        select id from verification_codes
        where mobile_key = ${this.deps.cipher.mobileKey(mobile)} and purpose = ${purpose} order by created_at desc, id desc limit 1
      ) and used_at is null and expires_at > ${new Date(now)} and attempts < ${ATTEMPTS}
      returning id, code_hash, attempts`.execute(this.deps.db);
    const row = rows[0];
    const matches =
      row !== undefined &&
      timingSafeEqual(Buffer.from(row.code_hash, 'hex'), this.hash(mobile, purpose, code));
    if (row && !matches && row.attempts < ATTEMPTS) throw mistyped();
    if (!row || !matches) throw new Refused(CODE.CODE_WRONG);
    const used = await this.deps.db
      .updateTable('verification_codes')
      .set({ used_at: new Date(now) })
      .where('id', '=', row.id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (Number(used.numUpdatedRows) !== 1) throw new Refused(CODE.CODE_WRONG);
  }

  private hash(mobile: string, purpose: Purpose, code: string): Buffer {
    return createHmac('sha256', this.deps.personKey)
      .update(`${purpose}:${mobile}:${code}`)
      .digest();
  }
}
