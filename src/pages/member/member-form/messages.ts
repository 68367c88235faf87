import { defineMessages } from '@/i18n/messages';

/** Texts of what the form knows already. */
export const MEMBER_FORM_MESSAGES = defineMessages(
  {
    relationNext: '填好证件号码后自动判断',
    contactOwn: '{mobile}（登录的手机）',
    contactHint: '不填就用登录的手机 {mobile}',
    change: '修改',
    changeSpoken: '修改{what}：{value}',
  },
  {
    relationNext: 'Follows from the document number',
    contactOwn: '{mobile} (you log in with it)',
    contactHint: 'Left empty: your own, {mobile}',
    change: 'Change',
    changeSpoken: 'Change {what}: {value}',
  },
);
