import { defineMessages } from '@/i18n/messages';

/** Texts of the login page alone. */
export const LOGIN_MESSAGES = defineMessages(
  { codeThenLogin: '填完验证码自动登录' },
  { codeThenLogin: 'You will be logged in when you enter the code' },
);
