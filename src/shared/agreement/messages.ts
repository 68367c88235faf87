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
    askAgainFamily:
      '内容有更新，请阅读后决定。同意的，继续为家人使用。不同意的，在“家庭成员”里删除此人，删除就是撤回同意；已有的预约和信息在您删除之前不变。',
    agree: '同意',
    decline: '不同意，退出登录',
    declineFamily: '不同意，去看家庭成员',
    askAgainConsent:
      '内容有更新，请阅读后决定。同意的，照常使用。不同意的，在“个人信息管理 → 我的同意”里撤回；在您撤回之前不变。',
    declineConsent: '不同意，去“我的同意”',
  },
  {
    version: 'Version {version} · in force from {day}',
    operator: 'Operator: {name}',
    contents: 'Contents',
    related: 'Related documents',
    askAgain:
      'Please read this privacy policy, and the user agreement linked below. Agree to go on. Otherwise you are logged out; your appointments and information stay as they are.',
    askAgainFamily:
      'This text has changed. Please read it. Agree to go on for your family. Otherwise remove the person under family members, which withdraws the consent; until then appointments and information stay as they are.',
    agree: 'Agree',
    decline: 'Do not agree, log out',
    declineFamily: 'Do not agree, see the family',
    askAgainConsent:
      'This text has changed. Please read it. Agree to go on. Otherwise withdraw it under Personal information → My consents; until then nothing changes.',
    declineConsent: 'Do not agree, see my consents',
  },
);
