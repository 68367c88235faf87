import { defineMessages } from '@/i18n/messages';

/** Texts of the pages that show the agreement documents. */
export const AGREEMENT_MESSAGES = defineMessages(
  {
    version: '版本 {version} · {day} 起生效',
    operator: '运营者：{name}',
    contents: '目录',
    related: '相关文件',
    filing: '备案号 {number}，打开备案查询',
  },
  {
    version: 'Version {version} · in force from {day}',
    operator: 'Operator: {name}',
    contents: 'Contents',
    related: 'Related documents',
    filing: 'Filing {number}, opens the register',
  },
);
