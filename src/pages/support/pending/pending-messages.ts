import type { PendingName } from '@/routes/pending';

/** What each page that is not built yet will contain, in Chinese and English. */
export const PENDING_MESSAGES: Record<PendingName, readonly [zh: string, en: string]> = {
  personalManage: [
    '查看、复制、导出个人信息，撤回同意。',
    'Viewing, copying and exporting your personal information, and withdrawing consent.',
  ],
  noticeList: [
    '系统权限与消息通知的说明和开关。',
    'System permissions and notices, explained and switchable.',
  ],
  infoAuthorization: [
    '哪些信息共享给了谁，可随时授权或撤回。',
    'Which information is shared with whom, to grant or withdraw at any time.',
  ],
  submitEmail: [
    '填写接收个人信息的邮箱。',
    'The e-mail address that receives your personal information.',
  ],
  sendEmail: ['把个人信息发送到您的邮箱。', 'Sending your personal information by e-mail.'],
  exportSuccess: ['导出申请的结果。', 'The result of an export request.'],
};
