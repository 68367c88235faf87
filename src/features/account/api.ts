import { request } from '@/http/request';

/** Calls about the account; each rejects with an ApiError whose message belongs in the page. */
const inPage = { toast: false } as const;

export type CodePurpose = 'login' | 'password';

/** Sends a verification code. Answers ms until another one may be asked for. */
export const sendVcode = async (mobile: string, purpose: CodePurpose): Promise<number> =>
  (await request('POST /message/validate/h5/sendVcode.do', { mobile, purpose }, inPage))
    .resendAfter;

export const loginByMobile = (mobile: string, vcode: string, uFrom: string) =>
  request('POST /passport/v1/h5/login/loginByMobile.do', { mobile, vcode, uFrom }, inPage);

export const loginByPassword = (mobile: string, password: string, uFrom: string) =>
  request('POST /passport/v1/h5/login/loginByPassword.do', { mobile, password, uFrom }, inPage);

/** Ends the session at the provider too. */
export const logout = () => request('GET /passport/v1/h5/login/logout.do', {}, inPage);

/** First password of the signed-in user; the code went to the account's own mobile. */
export const setPassword = (password: string, vcode: string) =>
  request('POST /passport/v1/h5/login/setPassword.do', { password, vcode }, inPage);

/** New password for who holds the mobile. Ends every session of the account. */
export const resetPassword = (mobile: string, vcode: string, password: string) =>
  request('POST /passport/v1/h5/login/resetPassword.do', { mobile, vcode, password }, inPage);

/** Changes the password; other sessions of the account end. */
export const modifyPassword = (oldPassword: string, password: string) =>
  request('POST /passport/v1/h5/login/modifyPassword.do', { oldPassword, password }, inPage);

export const updateNickName = (nickName: string) =>
  request('POST /passport/user/updateNickName.do', { nickName }, inPage);
