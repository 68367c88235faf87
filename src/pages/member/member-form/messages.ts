import { defineMessages } from '@/i18n/messages';

/** Texts of what the form knows already. */
export const MEMBER_FORM_MESSAGES = defineMessages(
  {
    relationNext: '填好证件后自动判断',
    contactOwn: '{mobile}（登录手机号）',
    contactHint: '不填就用登录手机号 {mobile}',
    change: '修改',
    changeSpoken: '{what} {value} 修改',
  },
  {
    relationNext: 'Filled in from the document',
    contactOwn: '{mobile} (your login number)',
    contactHint: 'Leave empty to use your login number, {mobile}',
    change: 'Change',
    changeSpoken: '{what} {value} Change',
  },
);
