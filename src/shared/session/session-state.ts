import type { UserInfo } from '@contract/account/endpoints';
import type { FamilyDocument } from '@contract/agreement/text-rules';

/** Fields of a half-filled login form that are stored for the session. Never a password or code. */
export interface LoginFormData {
  readonly mobile: string;
}

/** Session state of specification §3. */
export interface SessionState {
  readonly isLogin: boolean;
  /** Empty when signed out. */
  readonly token: string;
  readonly userInfo: UserInfo | null;
  /** Token whose account has no mobile, according to the provider's refusals; empty where none is known. */
  readonly withoutMobile: string;
  /** The account has to agree to the texts of a login, by the provider's answer to one. */
  readonly agreementDue: boolean;
  /** Texts that it has to agree to again for its family, by the same answer. */
  readonly familyTextsDue: readonly FamilyDocument[];
  /** Traffic source of the link that the user followed. */
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
  agreementDue: false,
  familyTextsDue: [],
  uFrom: '',
  h5Source: '',
  orderTicket: '',
  loginType: DEFAULT_LOGIN_TYPE,
  loginFormData: null,
};

/** Flags derived from the login info (specification §3). */
export interface SessionFlags {
  readonly isLogin: boolean;
  /** The account has a mobile. */
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

/**
 * Whether a platform has signed the user in, but the account has no mobile yet: calls for signed-in users are refused.
 */
export const lacksMobile = ({ isLogin, token, withoutMobile, userInfo }: SessionState): boolean =>
  isLogin && (userInfo?.mobile === '' || (token !== '' && token === withoutMobile));

/** Login info as it is stored: the region code "0" means none. */
export function tidyUserInfo(userInfo: UserInfo): UserInfo {
  return userInfo.regionCode === '0' ? { ...userInfo, regionCode: '' } : userInfo;
}
