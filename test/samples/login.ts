import type { LoginAnswer } from '@contract/account/endpoints';

/** A login of somebody with a mobile. */
export const loginOf = (id: string): LoginAnswer => ({
  token: `T-${id}`,
  secret: 'c2VjcmV0',
  userInfo: {
    id,
    mobile: '138****8000',
    nickName: '小安',
    regionCode: '',
    wxSubscribed: 0,
    memberStatus: 0,
    isNew: false,
    mobileFirstBeUsed: false,
  },
});
