import { defineMessages } from '@/i18n/messages';

/** Texts of the page of help. */
export const HELP_MESSAGES = defineMessages(
  {
    urgent: '接种后很不舒服？',
    urgentText: '呼吸困难、意识不清、抽搐或全身起疹，马上打 120。其他不舒服，打给接种门诊。',
    call120: '拨打 120',
    contact: '找人帮忙',
    chat: '在线客服',
    chatOpen: '现在有人接待，每天 {from} 至 {until}',
    chatClosed: '可以先留言，{from} 至 {until} 答复',
    phone: '客服电话',
    clinic: '打给{name}',
    findClinic: '找门诊电话',
    findClinicNote: '门诊页面里有电话、地址和开诊时间',
    feedback: '意见反馈',
    questions: '常见问题',
    questionSpoken: '问题：{text}',
    failed: '常见问题没有加载出来',
    more: '没找到？问在线客服',
  },
  {
    urgent: 'Feeling very unwell after a vaccination?',
    urgentText:
      'If there is trouble breathing, confusion, a seizure or a rash all over, call 120 at once. For anything else, call the clinic.',
    call120: 'Call 120',
    contact: 'Talk to someone',
    chat: 'Chat with us',
    chatOpen: 'Open now, every day {from} to {until}',
    chatClosed: 'Leave a question; we answer from {from} to {until}',
    phone: 'Call us',
    clinic: 'Call {name}',
    findClinic: 'Find a clinic’s number',
    findClinicNote: 'Phone, address and opening hours are on its page',
    feedback: 'Send feedback',
    questions: 'Common questions',
    questionSpoken: 'Question: {text}',
    failed: 'The questions could not be loaded',
    more: 'No answer here? Chat with us',
  },
);
