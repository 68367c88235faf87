import { defineMessages } from '@/i18n/messages';

/** Texts that the sign-ins of the desk and of the moderators share. */
export const STAFF_MESSAGES = defineMessages(
  {
    login: '账号',
    password: '密码',
    failed: '没有完成',
    sample: '体验账号',
    fillIn: '填入',
  },
  {
    login: 'Login name',
    password: 'Password',
    failed: 'Not done',
    sample: 'Demo login',
    fillIn: 'Fill in',
  },
);
