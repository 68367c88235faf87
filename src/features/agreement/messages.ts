import { defineMessages } from '@/i18n/messages';

/** Texts of the pages that show the agreement documents. */
export const AGREEMENT_MESSAGES = defineMessages(
  {
    version: '版本 {version} · {day} 起生效',
    operator: '运营者：{name}',
    contents: '目录',
    related: '相关文件',
    askAgain:
      '请阅读这份隐私政策和页面下方的《用户协议》。同意后继续使用；不同意会退出登录，已有的预约和信息不变。',
    agree: '同意',
    decline: '不同意，退出登录',
  },
  {
    version: 'Version {version} · in force from {day}',
    operator: 'Operator: {name}',
    contents: 'Contents',
    related: 'Related documents',
    askAgain:
      'Please read this privacy policy, and the user agreement linked below. Agree to go on. Otherwise you are logged out; your appointments and information stay as they are.',
    agree: 'Agree',
    decline: 'Do not agree, log out',
  },
);
