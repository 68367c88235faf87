import type { UserInfo } from '@contract/account/endpoints';

/** What a half-filled login form keeps for the session. Never a password or code. */
export interface LoginFormData {
  readonly mobile: string;
}

/** Session state of specification §3. */
export interface SessionState {
  readonly isLogin: boolean;
  /** Empty when signed out. */
  readonly token: string;
  readonly userInfo: UserInfo | null;
  /** Token whose account has no mobile, as the provider's refusals say; empty where none is known. */
  readonly withoutMobile: string;
  /** Traffic source of the link that led here. */
  readonly uFrom: string;
  readonly h5Source: string;
  readonly orderTicket: string;
  readonly loginType: number;
  readonly loginFormData: LoginFormData | null;
}

/** Specification §9. */
export const DEFAULT_LOGIN_TYPE = 2;

export const SIGNED_OUT: SessionState = {
  isLogin: false,
  token: '',
  userInfo: null,
  withoutMobile: '',
  uFrom: '',
  h5Source: '',
  orderTicket: '',
  loginType: DEFAULT_LOGIN_TYPE,
  loginFormData: null,
};

/** Flags that follow from the login info (specification §3). */
export interface SessionFlags {
  readonly isLogin: boolean;
  /** Has a mobile. */
  readonly isRegistered: boolean;
  readonly isSubscribed: boolean;
  readonly isMember: boolean;
  readonly isNewUser: boolean;
}

const VALID_MEMBER = 1;
const SUBSCRIBED = 1;

export function sessionFlags({ isLogin, userInfo }: SessionState): SessionFlags {
  return {
    isLogin,
    isRegistered: Boolean(userInfo?.mobile),
    isSubscribed: userInfo?.wxSubscribed === SUBSCRIBED,
    isMember: userInfo?.memberStatus === VALID_MEMBER,
    isNewUser: userInfo?.isNew ?? false,
  };
}

/** Somebody whom a platform has signed in, and whose account has no mobile yet: calls of users are refused to them. */
export const lacksMobile = ({ isLogin, token, withoutMobile, userInfo }: SessionState): boolean =>
  isLogin && (userInfo?.mobile === '' || (token !== '' && token === withoutMobile));

/** Login info as it is kept: the region code "0" means none. */
export function tidyUserInfo(userInfo: UserInfo): UserInfo {
  return userInfo.regionCode === '0' ? { ...userInfo, regionCode: '' } : userInfo;
}
