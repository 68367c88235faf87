import type { CodeWorkDone } from '@contract/account/endpoints';
import type { InputOf } from '@contract/endpoints';
import { request } from '@/http/request';

/** Calls about the account; each rejects with an ApiError whose message is to be shown in the page. */
const inPage = { failure: 'in-place' } as const;

/** Purposes of codes that are sent to the account's own mobile, which the user does not enter. */
export type OwnCodePurpose = 'serial' | 'delete' | 'export' | 'ownPassword' | 'change';
export type CodePurpose = 'login' | 'password' | 'bind' | 'guardian' | OwnCodePurpose;

const OWN = {
  serial: 'serial',
  delete: 'delete',
  export: 'export',
  ownPassword: 'password',
  change: 'change',
} as const;
const isOwn = (purpose: CodePurpose): purpose is OwnCodePurpose => purpose in OWN;

/**
 * Sends a verification code, to the mobile, to a child's guardian or to the account's own mobile. Returns the ms until another one may be
 * requested. @param work that a refusal has asked for
 */
export async function sendVcode(
  mobile: string,
  purpose: CodePurpose,
  work?: CodeWorkDone,
): Promise<number> {
  const done = work && { work };
  const ask = () => {
    if (purpose === 'guardian')
      return request('POST /linkman/linkman/guardianCode.do', { mobile, ...done }, inPage);
    return isOwn(purpose)
      ? request('POST /passport/user/sms-check/send.do', { purpose: OWN[purpose], ...done }, inPage)
      : request('POST /message/validate/h5/sendVcode.do', { mobile, purpose, ...done }, inPage);
  };
  return (await ask()).resendAfter;
}

export const loginByMobile = (input: InputOf<'POST /passport/v1/h5/login/loginByMobile.do'>) =>
  request('POST /passport/v1/h5/login/loginByMobile.do', input, inPage);

export const loginByPassword = (input: InputOf<'POST /passport/v1/h5/login/loginByPassword.do'>) =>
  request('POST /passport/v1/h5/login/loginByPassword.do', input, inPage);

/** One-tap login with the value from the phone button of a mini-program. */
export const loginByPhone = (input: InputOf<'POST /passport/mini/phoneLogin.do'>) =>
  request('POST /passport/mini/phoneLogin.do', input, inPage);

/** Ends the session at the provider too. */
export const logout = () =>
  request('GET /passport/v1/h5/login/logout.do', {}, { failure: 'background' });

/** The answer to the question whether an account is the caller's, who has its number; answers as the sign-in would have. */
export const proveAccount = (input: InputOf<'POST /passport/v1/h5/login/ownerCheck/prove.do'>) =>
  request('POST /passport/v1/h5/login/ownerCheck/prove.do', input, inPage);

/** It is not: the number gets a new account. */
export const startAnew = (input: InputOf<'POST /passport/v1/h5/login/ownerCheck/notMe.do'>) =>
  request('POST /passport/v1/h5/login/ownerCheck/notMe.do', input, inPage);

/** Sets the first password of the signed-in user; the code was sent to the account's own mobile. */
export const setPassword = (password: string, vcode: string) =>
  request('POST /passport/v1/h5/login/setPassword.do', { password, vcode }, inPage);

/** Sets a new password for the owner of the mobile. Ends every session of the account. */
export const resetPassword = (mobile: string, vcode: string, password: string) =>
  request('POST /passport/v1/h5/login/resetPassword.do', { mobile, vcode, password }, inPage);

/** Changes the password; other sessions of the account end. */
export const modifyPassword = (oldPassword: string, password: string) =>
  request('POST /passport/v1/h5/login/modifyPassword.do', { oldPassword, password }, inPage);

export const updateNickName = (nickName: string) =>
  request('POST /passport/user/updateNickName.do', { nickName }, inPage);

/** Binds a mobile to an account without one; the answer is for the account that the mobile belongs to. */
export const bindMobile = (mobile: string, vcode: string) =>
  request('POST /passport/v1/h5/login/bindMobile.do', { mobile, vcode }, inPage);

/** The first step of changing the mobile: a code to the present one, or the password. */
export const proveOwner = (proof: InputOf<'POST /passport/user/changeMobile/prove.do'>) =>
  request('POST /passport/user/changeMobile/prove.do', proof, inPage);

/** The second: a code to the new mobile. The answer is for a new session; all others end. */
export const finishMobile = (mobile: string, vcode: string) =>
  request('POST /passport/user/changeMobile/finish.do', { mobile, vcode }, inPage);

/** Checks the code that was sent to a serial-number user. */
export const checkSms = (vcode: string) =>
  request('GET /passport/user/sms-check/result.do', { vcode }, inPage);

export type WrittenContent = NonNullable<InputOf<'POST /passport/user/delete.do'>['posts']>;

/** Deletes the account permanently. @param posts what becomes of its posts and comments */
export const deleteAccount = (vcode: string, posts: WrittenContent) =>
  request('POST /passport/user/delete.do', { vcode, posts }, inPage);
