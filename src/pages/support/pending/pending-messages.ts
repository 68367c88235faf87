import type { PendingName } from '@/routes/pending';

/** What each page that is not built yet will contain, in Chinese and English. */
export const PENDING_MESSAGES: Record<PendingName, readonly [zh: string, en: string]> = {
  submitEmail: [
    '填写接收个人信息的邮箱。',
    'The e-mail address that receives your personal information.',
  ],
  sendEmail: ['把个人信息发送到您的邮箱。', 'Sending your personal information by e-mail.'],
  exportSuccess: ['导出申请的结果。', 'The result of an export request.'],
};
