import { defineMessages } from '@/i18n/messages';

/** Texts about the doses of a course. */
export const COURSE_MESSAGES = defineMessages(
  {
    section: '全程接种',
    course: '全程 {count} 剂',
    courseOf: '{name}：全程 {count} 剂',
    total: '共 {price}',
    free: '全程免费',
    from: '{day} 起',
    fromBest: '最早 {day}，建议 {best}',
    tooLate: '届时将超过接种年龄，请咨询门诊',
    note: '按本次接种日期推算，以实际接种日期为准。',
    daysFailed: '后面几剂的日期没有加载出来，点这里重试',
    later: '还没到可预约的日期，到时可在接种计划里预约。',
    openPlan: '查看接种计划',
    toBook: '后面的接种中，{count} 针现在就能约，不用到时再抢。',
    toBookOf: '{name}后面的接种中，{count} 针现在就能约，不用到时再抢。',
    bookRest: '约好后面几针',
    toMove: '有一针没按日期打，后面的预约要跟着顺延，不用从头再打。',
    moveRest: '顺延后面几针',
    blocked: '前面还有一针没打，但{dose}已约在 {day}，补打后它就太早了，又没有时间可改。',
    unblock: '看看怎么办',
  },
  {
    section: 'The whole course',
    course: 'Course of {count} doses',
    courseOf: '{name}: course of {count} doses',
    total: '{price} in all',
    free: 'Free of charge',
    from: 'from {day}',
    fromBest: 'earliest {day}, best on {best}',
    tooLate: 'over the age limit by then, ask the clinic',
    note: 'Based on the day you choose. The actual day of vaccination counts.',
    daysFailed: 'The days of the later doses could not be loaded. Try again',
    later: 'You cannot book it yet. Book it later from your vaccination plan.',
    openPlan: 'Open the plan',
    toBook: 'Later doses that you can book now: {count}.',
    toBookOf: '{name}, later doses that you can book now: {count}.',
    bookRest: 'Book the remaining doses',
    toMove:
      'A dose was not given on its day, so the later ones have to move. You do not need to start again.',
    moveRest: 'Move the later doses',
    blocked:
      'An earlier dose is still to be given, but {dose} is booked for {day}. It would then be too soon, and no other time is free.',
    unblock: 'What you can do',
  },
);
