import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, maskedMobile, mobile, nothing, text } from '../fields';
import { agreed, codeWorkDone, loginAnswer, vcode } from './endpoints';

export const MINI_PLATFORMS = ['weapp', 'alipay'] as const;

const uFrom = v.optional(text(0, 64));
const platform = v.picklist(MINI_PLATFORMS);
/** One-time code of a platform. */
const platformCode = text(1, 512);

/** What an account confirms by a code to its own mobile. */
export const OWN_CODE_PURPOSES = ['serial', 'delete', 'password', 'export', 'change'] as const;

/**
 * Logins other than by mobile code or password (specification §4), and deletion of the account. The specification names
 * tftf/login and sms-check/result; the other paths are ours.
 */
export const loginEndpoints = {
  /** Payment-app city service: `sign` is the hex HMAC-SHA-256 of `nonce=…&skyMobile=…&timestamp=…`, timestamp in ms. */
  'POST /passport/tftf/login.do': endpoint({
    access: 'anyone',
    input: v.object({
      skyMobile: mobile,
      timestamp: v.pipe(v.string(), v.regex(/^\d{13}$/)),
      nonce: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
      sign: v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/)),
    }),
    data: loginAnswer,
  }),
  /**
   * One-tap login: WeChat sends a code, Alipay an encrypted text. `loginCode` links the platform's user to the account.
   */
  'POST /passport/mini/phoneLogin.do': endpoint({
    access: 'anyone',
    input: v.object({
      platform,
      code: v.optional(platformCode),
      encrypted: v.optional(text(1, 4096)),
      loginCode: v.optional(platformCode),
      uFrom,
      agreed,
    }),
    data: loginAnswer,
  }),
  /** Login by the platform's user id alone; the account may not have a mobile yet. */
  'POST /passport/mini/codeLogin.do': endpoint({
    access: 'anyone',
    input: v.object({ platform, code: platformCode, uFrom }),
    data: loginAnswer,
  }),
  /** Binds a mobile to an account without one. If the mobile already has an account, signs in to that one. */
  'POST /passport/v1/h5/login/bindMobile.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({ mobile, vcode }),
    data: loginAnswer,
  }),
  /** Sends a code to the account's own mobile. */
  'POST /passport/user/sms-check/send.do': endpoint({
    access: 'user',
    input: v.object({ purpose: v.picklist(OWN_CODE_PURPOSES), work: v.optional(codeWorkDone) }),
    data: v.object({ resendAfter: v.number() }),
  }),
  /** Whether the account still needs an SMS check; with a code, checks it first. */
  'GET /passport/user/sms-check/result.do': endpoint({
    access: 'user',
    input: v.object({ vcode: v.optional(vcode) }),
    data: v.object({ needed: v.boolean(), mobile: maskedMobile }),
  }),
  /** What prevents deleting the account, and how many posts and comments of it something has to become of. */
  'GET /passport/user/delete/check.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      openOrders: v.number(),
      mobile: maskedMobile,
      written: v.number(),
      /** Money of bought membership days that goes back with the account. */
      memberCentsBack: v.number(),
      /** Cards of suspected adverse reactions that clinics have taken on and go on with. */
      clinicCards: v.number(),
    }),
  }),
  /** Deletes the account permanently; refused while it has open orders. */
  'POST /passport/user/delete.do': endpoint({
    access: 'user',
    input: v.object({
      vcode,
      /** What becomes of posts and comments: removed, or left without a name. */
      posts: v.optional(v.picklist(['remove', 'anonymise']), 'remove'),
    }),
    data: done,
  }),
};
