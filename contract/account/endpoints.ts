import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { FAMILY_DOCUMENTS } from '../agreement/text-rules';
import { endpoint } from '../endpoint';
import {
  chosenName,
  done,
  flag,
  id,
  integer,
  maskedMobile,
  mobile,
  nothing,
  text,
} from '../fields';
import { hasPasswordLength, MOST_PASSWORD } from './password-rules';

/** Login info (specification §3): `regionCode` "0" means none, memberStatus 0 invalid, 1 valid, 2 expired. */
export const userInfo = v.object({
  id,
  mobile: maskedMobile,
  nickName: v.string(),
  regionCode: v.string(),
  wxSubscribed: v.picklist([0, 1]),
  memberStatus: v.picklist([0, 1, 2]),
  isNew: v.boolean(),
  mobileFirstBeUsed: v.boolean(),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** User info of the signed-in user (specification §3); `pop`: the self member is under 14 and lacks a guardian. */
export const loginUser = v.object({
  ...userInfo.entries,
  linkmanNum: v.number(),
  /** Family members that the account may have. */
  familyLimit: v.number(),
  pop: v.boolean(),
  hasPassword: v.boolean(),
});
export type LoginUser = v.InferOutput<typeof loginUser>;

/** `secret`: base64 of 32 bytes from which the keys of encrypted answers are derived. */
export const loginAnswer = v.object({
  token: v.string(),
  secret: v.string(),
  userInfo,
  /** Whether usage statistics may be sent: the account was asked, and said so. */
  statistics: v.optional(v.boolean()),
  /** The texts have changed since the account agreed to them, or it never was asked: it is asked before it goes on. */
  agreementDue: v.optional(v.boolean()),
  /** The same of the texts that were agreed to for the family. */
  familyTextsDue: v.optional(v.array(v.picklist(FAMILY_DOCUMENTS))),
});
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** What was agreed to with a sign-in, where somebody was asked. */
export const agreed = v.optional(agreedTexts);

export const vcode = v.pipe(v.string(), v.regex(/^\d{6}$/));
/** A password to verify: not trimmed, spaces are part of it. */
export const givenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(2 * MOST_PASSWORD));
/** A new password, 8 to 128 characters of any kind; the provider also refuses common ones. */
const password = v.pipe(
  v.string(),
  v.check((value) => hasPasswordLength(value)),
);

/** Work done for a code, where 20035 has asked for it (`CodeWork`): the answer of each part. */
export const codeWorkDone = v.object({
  challenge: text(1, 128),
  answers: v.pipe(v.array(v.pipe(integer, v.minValue(0))), v.maxLength(64)),
});
export type CodeWorkDone = v.InferOutput<typeof codeWorkDone>;

export const VCODE_PURPOSES = ['login', 'password', 'bind'] as const;

export const accountEndpoints = {
  'GET /passport/v1/h5/login/initClient.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({
      codeLength: v.number(),
      /** ms that a verification code is valid. */
      codeLifetime: v.number(),
      /** ms before another code may be requested. */
      resendAfter: v.number(),
      /** Mini-program platforms whose one-tap phone login this provider can exchange. */
      oneTap: v.array(v.picklist(['weapp', 'alipay'])),
      /** Outside live: where the development outbox shows verification codes. */
      outbox: v.nullable(v.string()),
    }),
  }),
  'POST /message/validate/h5/sendVcode.do': endpoint({
    access: 'anyone',
    input: v.object({
      mobile,
      purpose: v.optional(v.picklist(VCODE_PURPOSES), 'login'),
      work: v.optional(codeWorkDone),
    }),
    data: v.object({ resendAfter: v.number() }),
  }),
  'POST /passport/v1/h5/login/loginByMobile.do': endpoint({
    access: 'anyone',
    input: v.object({ mobile, vcode, uFrom: v.optional(text(0, 64)), agreed }),
    data: loginAnswer,
  }),
  'POST /passport/v1/h5/login/loginByPassword.do': endpoint({
    access: 'anyone',
    input: v.object({ mobile, password: givenPassword, uFrom: v.optional(text(0, 64)), agreed }),
    data: loginAnswer,
  }),
  'POST /passport/v1/h5/login/setPassword.do': endpoint({
    access: 'user',
    input: v.object({ password, vcode }),
    data: done,
  }),
  'POST /passport/v1/h5/login/resetPassword.do': endpoint({
    access: 'anyone',
    input: v.object({ mobile, vcode, password }),
    data: done,
  }),
  'POST /passport/v1/h5/login/modifyPassword.do': endpoint({
    access: 'user',
    input: v.object({ oldPassword: givenPassword, password }),
    data: done,
  }),
  'GET /passport/v1/h5/login/logout.do': endpoint({ access: 'anyone', input: nothing, data: done }),
  'GET /passport/v1/h5/login/loginByToken.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: v.object({
      /** The token stood in an address that no page of ours has asked for: only where the account knows the device. */
      unasked: v.optional(flag, false),
    }),
    data: loginAnswer,
  }),
  'GET /passport/user/findLoginUserByKey.do': endpoint({
    access: 'user',
    withoutMobile: true,
    input: nothing,
    data: loginUser,
    encrypted: 'response',
  }),
  'POST /passport/user/updateNickName.do': endpoint({
    access: 'user',
    input: v.object({ nickName: chosenName(1, 20) }),
    data: done,
  }),
};
