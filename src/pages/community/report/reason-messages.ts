import type { ReportReason } from '@contract/community/report-endpoints';
import { defineMessages } from '@/i18n/messages';

/** Why something is reported, or taken away by staff, in the order of the form. */
export const REASONS = [
  'healthClaim',
  'advertising',
  'privacy',
  'abuse',
  'minors',
  'illegal',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];

export const REASON_MESSAGES = defineMessages(
  {
    healthClaim: '健康方面的错误说法',
    advertising: '广告、拉人、卖东西',
    privacy: '泄露他人隐私',
    abuse: '辱骂、骚扰',
    minors: '伤害未成年人',
    illegal: '违法内容',
    spam: '刷屏、无意义内容',
    other: '其他',
  } satisfies Record<ReportReason, string>,
  {
    healthClaim: 'False health information',
    advertising: 'Advertising or selling',
    privacy: 'Someone’s private information',
    abuse: 'Insults or harassment',
    minors: 'Harm to children',
    illegal: 'Against the law',
    spam: 'Spam',
    other: 'Something else',
  },
);
