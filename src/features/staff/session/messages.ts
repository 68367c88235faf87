import { defineMessages } from '@/i18n/messages';

/** Texts that the pages of staff share: signing in, and how long somebody has waited. */
export const STAFF_MESSAGES = defineMessages(
  {
    login: '账号',
    password: '密码',
    failed: '没有完成',
    sample: '体验账号',
    fillIn: '填入',
    now: '刚刚',
    minutes: '等待 {count} 分钟',
    hours: '等待 {count} 小时',
    days: '等待 {count} 天',
  },
  {
    login: 'Login name',
    password: 'Password',
    failed: 'Not done',
    sample: 'Demo login',
    fillIn: 'Fill in',
    now: 'Just now',
    minutes: 'Waiting {count} min',
    hours: 'Waiting {count} h',
    days: 'Waiting {count} d',
  },
);
