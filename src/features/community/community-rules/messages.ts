import { defineMessages } from '@/i18n/messages';

/** The community's rules, as they are shown before somebody writes for the first time. */
export const COMMUNITY_RULES_MESSAGES = defineMessages(
  {
    title: '社区公约',
    lead: '发言前请花一分钟看一看：',
    privacy: '不写证件号、手机号、银行卡号，也不写孩子的全名。',
    health: '分享亲身经历，不传没有根据的说法；不替别人诊断、开药。',
    urgent: '孩子抽搐、呼吸困难、持续高热时，请马上就医或拨打 120，不要等回复。',
    kind: '好好说话，不骂人，不打广告。',
    pictures: '只发自己的图片；AI 生成的内容要标明。',
    moderation: '内容会先经过检查，违规的会下架，您可以申诉一次。',
    accept: '同意并继续',
    later: '暂不发言',
  },
  {
    title: 'Community rules',
    lead: 'Before you write, take a minute to read this:',
    privacy: 'Do not post ID, phone or bank card numbers, or a child’s full name.',
    health: 'Share what you have experienced. No unfounded claims, no diagnosis, no prescriptions.',
    urgent:
      'A seizure, trouble breathing or a lasting high fever: see a doctor now or call 120. Do not wait for a reply.',
    kind: 'Be kind. No insults, no advertising.',
    pictures: 'Post your own pictures only. Label what AI has made.',
    moderation: 'Posts are checked. What breaks the rules is removed, and you can appeal once.',
    accept: 'Agree and continue',
    later: 'Not now',
  },
);

/** The rules in their order. */
export const COMMUNITY_RULES = [
  'privacy',
  'health',
  'urgent',
  'kind',
  'pictures',
  'moderation',
] as const;
