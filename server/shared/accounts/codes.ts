import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CodeWorkDone } from '@contract/account/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { halfOf } from '../../http/limits';
import { tooMany } from '../../http/too-many';
import { Attempts } from '../../attempts/attempts';
import type { Guard } from '../../attempts/attempts';
import { KnownDevices } from '../../attempts/known-devices';
import { askWork, isWorkDone } from './code-work';
import { createCodeSender } from './sms';
import type { SendCode } from './sms';
import { findByMobile } from './users';

export const CODE_LENGTH = 6;
/** ms for which a code is valid. */
export const CODE_LIFETIME = 5 * 60_000;
/** ms before the same mobile can get another code. */
export const RESEND_AFTER = 60_000;
/** Wrong guesses after which the code no longer works for that caller. */
const ATTEMPTS = 5;

export type Purpose =
  | 'login'
  | 'password'
  | 'bind'
  | 'serial'
  | 'delete'
  | 'export'
  | 'change'
  | 'guardian';

/** Who requests a code or enters one. */
export type Caller = Pick<Context, 'address' | 'device' | 'now'>;

/** Mobile and purpose of a code. */
export interface CodeFor {
  readonly mobile: string;
  readonly purpose: Purpose;
}

/** A code that somebody asks for, with the work that the provider has asked for before. */
export interface WantedCode extends CodeFor {
  readonly work?: CodeWorkDone | undefined;
  /** Masked mobile of the account that asks a guardian to agree; the text says it. */
  readonly askedBy?: string;
}

interface CodeRow {
  readonly id: number;
  readonly code_hash: string;
  /** Guesses by this caller. */
  readonly attempts: number;
}

/** Digits of a mobile that name its carrier and city; a block of numbers to harass or to earn from shares them. */
const PREFIX_LENGTH = 7;

/** The narrowest first, so that what a prefix is refused is not taken from everybody. */
const budgetOf = (mobile: string): readonly Guard[] => [
  { limit: 'codesToPrefix', key: mobile.slice(0, PREFIX_LENGTH) },
  { limit: 'codesOfService', key: '' },
  { limit: 'codesOfServiceInADay', key: '' },
];

/** Codes of a mobile within a limit's window, and the limit. */
interface SentCodes {
  readonly count: number;
  readonly newest: Date | null;
  readonly oldest: Date | null;
  readonly most: number;
  /** ms. */
  readonly window: number;
}

/** @throws DomainError 4029 where the last one is too new, or there are too many */
function checkPause({ count, newest, oldest, most, window }: SentCodes, now: number): void {
  if (newest && newest.getTime() > now - RESEND_AFTER)
    throw tooMany(newest.getTime() + RESEND_AFTER - now);
  if (oldest && count >= most) throw tooMany(oldest.getTime() + window - now);
}

const BY_PASSWORD = {
  zh: '已设置密码的可先用密码登录',
  en: 'If you have set a password, you can log in with it now.',
};

/** For a wrong code that may be tried again: no new code is needed. */
const mistyped = (): DomainError =>
  new DomainError(CODE.CODE_WRONG, {
    message: {
      zh: '验证码不正确，请核对最新一条短信中的数字',
      en: 'The code is wrong. Please check it against the newest SMS.',
    },
  });

/** For a code that the gateway certainly did not send. */
const notSent = (): DomainError =>
  new DomainError(CODE.BUSY, {
    message: {
      zh: '验证码短信没有发出，请过几分钟再试',
      en: 'The SMS with your code could not be sent. Please try again in a few minutes.',
    },
  });

/**
 * Creates, sends and checks verification codes; the table holds keyed hashes only. Guesses are counted by caller, so
 * that a stranger's guesses do not invalidate the owner's code (docs/decisions/0023).
 */
export class Codes {
  constructor(
    private readonly deps: Deps,
    private readonly send: SendCode,
    private readonly attempts: Attempts,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Sends a code, whether or not the mobile has an account. One that was certainly not sent does not count for the
   * mobile, so that an outage of the gateway locks nobody out. It still counts for the address, so that numbers to which
   * nothing can be sent allow no more calls; a device is known only where codes have arrived. Without a certain answer
   * it counts as sent. A known device is under no budget and does no work, so that nobody can use up its owner's codes.
   * @throws DomainError 4029, 20035 with the work to do first, 5003 where it was not sent
   */
  async issue(wanted: WantedCode, caller: Caller): Promise<void> {
    const { mobile, purpose, work, askedBy } = wanted;
    const { address, device, now } = caller;
    const user = await findByMobile(this.deps, mobile);
    const isKnown =
      user !== undefined && (await this.devices.knows({ kind: 'user', id: user.id }, device, now));
    const fromAddress = { limit: 'codesFromAddress', key: address } as const;
    if (!isKnown) await this.attempts.guard([fromAddress], now, () => Promise.resolve());
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const id = await this.store(wanted, code, caller, isKnown).catch(async (error: unknown) => {
      // The same request comes back with the work, and counts then.
      if (error instanceof DomainError && error.code === CODE.WORK_NEEDED)
        await this.attempts.uncount(fromAddress);
      throw error;
    });
    const send = async (): Promise<void> => {
      if ((await this.send({ mobile, code, askedBy })) === 'failed') throw notSent();
    };
    const spent = work ? [{ limit: 'codeWork', key: work.challenge } as const] : [];
    const guards = isKnown ? [] : [...spent, ...budgetOf(mobile)];
    await this.attempts
      .guard(guards, now, send, purpose === 'login' ? BY_PASSWORD : undefined)
      .catch(async (error: unknown) => {
        await this.deps.db.deleteFrom('verification_codes').where('id', '=', id).execute();
        throw error;
      });
  }

  /** Stores a code, within the limits of its mobile. @returns its id */
  private store(
    { mobile, purpose, work }: WantedCode,
    code: string,
    { address, device, now }: Caller,
    isKnown: boolean,
  ): Promise<number> {
    const mobileKey = this.deps.cipher.mobileKey(mobile);
    const asker = this.attempts.hash(address);
    const { personKey } = this.deps;
    return this.deps.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${mobileKey}))`.execute(trx);
      if (isKnown) await this.checkKnown(trx, mobileKey, device, now);
      else {
        const isHot =
          (await this.checkSent(trx, mobileKey, asker, now)) ||
          (await this.attempts.isHalfUsed(budgetOf(mobile), now, trx));
        if (isHot && !(work && isWorkDone(personKey, mobile, work, now)))
          throw new DomainError(CODE.WORK_NEEDED, { data: askWork(personKey, mobile, now) });
      }
      const { id } = await trx
        .insertInto('verification_codes')
        .values({
          mobile_key: mobileKey,
          purpose,
          code_hash: this.hash({ mobile, purpose }, code).toString('hex'),
          created_at: new Date(now),
          expires_at: new Date(now + CODE_LIFETIME),
          asker_device: device,
          asker_address: asker,
          for_known_device: isKnown,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  }

  /** Marks a code of the mobile as used. @throws DomainError 4011 where it does not match, 4029 */
  async use(wanted: CodeFor, code: string, caller: Caller): Promise<void> {
    const guards = [{ limit: 'wrongCodesFromAddress', key: caller.address }] as const;
    await this.attempts.guard(guards, caller.now, () => this.match(wanted, code, caller));
  }

  private async match(wanted: CodeFor, code: string, caller: Caller): Promise<void> {
    const hashOfCode = this.hash(wanted, code);
    const matches = (row: CodeRow): boolean =>
      timingSafeEqual(Buffer.from(row.code_hash, 'hex'), hashOfCode);
    const own = await this.guessOwn(wanted, caller);
    if (own && matches(own)) return this.spend(own.id, caller.now);
    const other = await this.findOther(wanted, caller);
    if (other) {
      const guards = [{ limit: 'wrongCodesFromElsewhere', key: wanted.mobile }] as const;
      return this.attempts.guard(guards, caller.now, async () => {
        if (!matches(other)) throw mistyped();
        await this.spend(other.id, caller.now);
      });
    }
    throw own && own.attempts < ATTEMPTS ? mistyped() : new DomainError(CODE.CODE_WRONG);
  }

  /** Limits the codes that a known device is sent; those that strangers requested do not count. @throws DomainError 4029 */
  private async checkKnown(trx: Db, mobileKey: string, device: string, now: number): Promise<void> {
    const whose = sql`for_known_device and asker_device = ${device}`;
    checkPause(await this.sent(trx, 'codesToKnownDevice', mobileKey, whose, now), now);
  }

  /**
   * Limits the codes sent to a mobile on devices that are not known, altogether and as asked for from one address. The
   * address waits first: whoever asks elsewhere gets the other half, with work.
   * @param asker keyed hash of the address @returns whether half of them have been sent @throws DomainError 4029
   */
  private async checkSent(
    trx: Db,
    mobileKey: string,
    asker: string,
    now: number,
  ): Promise<boolean> {
    const others = sql`not for_known_device`;
    const sent = await this.sent(trx, 'codesToMobile', mobileKey, others, now);
    checkPause(sent, now);
    const whose = sql`not for_known_device and asker_address = ${asker}`;
    checkPause(await this.sent(trx, 'codesToMobileFromAddress', mobileKey, whose, now), now);
    return sent.count >= halfOf(this.attempts.limits.codesToMobile);
  }

  private async sent(
    trx: Db,
    limit: 'codesToMobile' | 'codesToMobileFromAddress' | 'codesToKnownDevice',
    mobileKey: string,
    whose: RawBuilder<unknown>,
    now: number,
  ): Promise<SentCodes> {
    const { most, window } = this.attempts.limits[limit];
    const { rows } = await sql<Omit<SentCodes, 'most' | 'window'>>`
      select count(*) as count, max(created_at) as newest, min(created_at) as oldest
      from verification_codes
      where mobile_key = ${mobileKey} and created_at > ${new Date(now - window)} and ${whose}`.execute(
      trx,
    );
    const { count = 0, newest = null, oldest = null } = rows[0] ?? {};
    return { count, newest, oldest, most, window };
  }

  /** Counts a guess at the newest code requested on this device, or else from this address. */
  private async guessOwn(
    { mobile, purpose }: CodeFor,
    { address, device, now }: Caller,
  ): Promise<CodeRow | undefined> {
    const { rows } = await sql<CodeRow>`
      update verification_codes set
        attempts = attempts + (asker_device = ${device})::int,
        nearby_attempts = nearby_attempts + (asker_device <> ${device})::int
      where id = (
        select id from verification_codes
        where mobile_key = ${this.deps.cipher.mobileKey(mobile)} and purpose = ${purpose}
          and (asker_device = ${device} or asker_address = ${this.attempts.hash(address)})
        order by asker_device = ${device} desc, created_at desc, id desc limit 1
      ) and used_at is null and expires_at > ${new Date(now)}
        and case when asker_device = ${device} then attempts else nearby_attempts end < ${ATTEMPTS}
      returning id, code_hash,
        case when asker_device = ${device} then attempts else nearby_attempts end as attempts`.execute(
      this.deps.db,
    );
    return rows[0];
  }

  /** The newest code requested elsewhere: on another device of the owner, or by a stranger. */
  private async findOther(
    { mobile, purpose }: CodeFor,
    { address, device, now }: Caller,
  ): Promise<CodeRow | undefined> {
    const { rows } = await sql<CodeRow>`
      select id, code_hash, attempts from (
        select * from verification_codes
        where mobile_key = ${this.deps.cipher.mobileKey(mobile)} and purpose = ${purpose}
          and asker_device <> ${device} and asker_address <> ${this.attempts.hash(address)}
        order by created_at desc, id desc limit 1) newest
      where used_at is null and expires_at > ${new Date(now)} and attempts < ${ATTEMPTS}`.execute(
      this.deps.db,
    );
    return rows[0];
  }

  /** @throws DomainError 4011 where another call has used it first */
  private async spend(id: number, now: number): Promise<void> {
    const used = await this.deps.db
      .updateTable('verification_codes')
      .set({ used_at: new Date(now) })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (Number(used.numUpdatedRows) !== 1) throw new DomainError(CODE.CODE_WRONG);
  }

  private hash({ mobile, purpose }: CodeFor, code: string): Buffer {
    return createHmac('sha256', this.deps.personKey)
      .update(`${purpose}:${mobile}:${code}`)
      .digest();
  }
}

/** Verification codes over what this provider sends SMS with. */
export const createCodes = (deps: Deps): Codes =>
  new Codes(deps, createCodeSender(deps), new Attempts(deps), new KnownDevices(deps.db));
