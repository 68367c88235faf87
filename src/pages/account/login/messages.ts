import { defineMessages } from '@/i18n/messages';

/** Texts of the login page alone. */
export const LOGIN_MESSAGES = defineMessages(
  {
    codeThenLogin: '填完验证码自动登录',
    oneTapAgree: '同意协议并一键登录',
    oneTapConsent: '用本机号码登录。点上面的按钮，即同意',
  },
  {
    codeThenLogin: 'You will be logged in when you enter the code',
    oneTapAgree: 'Agree and log in with this phone’s number',
    oneTapConsent: 'By the button above you agree to the ',
  },
);
