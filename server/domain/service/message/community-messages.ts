import type { Bilingual } from '../../../kernel/language';

const both = (zh: string, en: string): Bilingual => ({ zh, en });

/** Messages about what somebody wrote in the community, and about their reports and appeals. */
export const COMMUNITY_MESSAGES = {
  communityRemoved: {
    title: both('您发布的内容已下架', 'Something you posted was removed'),
    body: both(
      '“{excerpt}”因{reason}已下架。{detail}如有异议，可在“我的处理记录”中申诉一次，由另一位审核员复核。',
      '“{excerpt}” was removed because of {reason}. {detail} You can appeal once; another moderator decides.',
    ),
  },
  communityWarned: {
    title: both('社区提醒', 'A note from the community'),
    body: both(
      '“{excerpt}”涉及{reason}，请注意。{detail}多次出现会限制发言。',
      '“{excerpt}” touches on {reason}. {detail} If this happens again, you may be muted.',
    ),
  },
  communityPublished: {
    title: both('您的内容已通过审核', 'Your post has been approved'),
    body: both('“{excerpt}”已经发布，大家都能看到了。', '“{excerpt}” is published now.'),
  },
  communityMuted: {
    title: both('您已被禁言', 'You have been muted'),
    body: both(
      '因{reason}，您{until}不能发言，仍可以浏览和举报。{detail}如有异议可以申诉。',
      'Because of {reason} you cannot post {until}. You can read and report. {detail} You can appeal.',
    ),
  },
  communityUnmuted: {
    title: both('禁言已解除', 'You can post again'),
    body: both('您可以继续发帖和评论了。', 'You can write posts and comments again.'),
  },
  communityReportUpheld: {
    title: both('举报已处理', 'Your report was upheld'),
    body: both('您举报的内容已处理，谢谢。', 'What you reported has been dealt with. Thank you.'),
  },
  communityReportDismissed: {
    title: both('举报已核实', 'Your report was looked into'),
    body: both(
      '您举报的内容经核实没有违反社区规范。不想看到对方，可以拉黑。',
      'What you reported does not break the rules. You can block its author.',
    ),
  },
  communityAppealAccepted: {
    title: both('申诉通过', 'Your appeal was accepted'),
    body: both('原来的处理已撤销。', 'The decision has been undone.'),
  },
  communityAppealRejected: {
    title: both('申诉未通过', 'Your appeal was rejected'),
    body: both('另一位审核员复核后维持原来的处理。', 'Another moderator has upheld the decision.'),
  },
} as const;
