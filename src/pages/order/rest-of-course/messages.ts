import { defineMessages } from '@/i18n/messages';

/** Texts of the page of a course's remaining doses. */
export const REST_MESSAGES = defineMessages(
  {
    late: '有一针没有按日期打：不用从头再打，尽快补上，后面几针按原来的间隔顺延。',
    whole: '一次约好后面几针，按免疫程序排好了日期。点一针可以换时间，后面的会跟着排。',
    keep: '已约好',
    move: '原来约在 {time}',
    later: '{day} 起，现在还约不了，到时再约',
    stuck: '原来约在 {time}，太早了，暂时没有可改的时间：请取消它，或联系门诊改期',
    blocked:
      '打了这一针，{dose}（{time}）就太早了，而它没有时间可改。先取消{dose}，或请门诊改期，再来约这一针',
    viewOrder: '看预约',
    blockedLead: '有一次预约挡在后面：先取消{dose}，或联系门诊改期，前面的就能约了。',
    full: '按免疫程序是 {day}，那天没有号',
    change: '换时间',
    day: '日期',
    time: '时间',
    total: '{count} 针，共 {price}，{pays}',
    free: '{count} 针，免费',
    agree: '提交即同意与第一针相同的接种须知。',
    book: '约好这 {count} 针',
    moveAll: '改到这些日期',
    booked: '都约好了',
    nothing: '后面没有要约或要改的',
    nothingHint: '这一程已经约好或打完。',
    back: '回到预约',
    failed: '没能约好，一针都没有约上也没有改',
    failedHint: '已按现在的号源重新排了一次，请再确认。',
  },
  {
    late: 'A dose was not given on its day. You do not need to start again: have it as soon as you can, and the later doses move with it.',
    whole:
      'Book the remaining doses together. The days follow the schedule. Tap a dose to change its time, and later doses move with it.',
    keep: 'Booked',
    move: 'Was {time}',
    later: 'from {day}; it cannot be booked yet',
    stuck:
      'Booked for {time}, which is too soon, and no other time is free. Cancel it or ask the clinic to move it',
    blocked:
      'After this dose, {dose} ({time}) would be too soon, and it has no other time. Cancel {dose} or ask the clinic to move it, then book this one',
    viewOrder: 'View',
    blockedLead:
      'A later appointment is in the way. Cancel {dose} or ask the clinic to move it, then you can book the earlier ones.',
    full: 'Due on {day}, which is full',
    change: 'Another time',
    day: 'Day',
    time: 'Time',
    total: 'Doses: {count}, {price} in total, {pays}',
    free: 'Doses: {count}, free of charge',
    agree: 'By booking you agree to the same notice as for the first dose.',
    book: 'Book these doses ({count})',
    moveAll: 'Move to these days',
    booked: 'All booked',
    nothing: 'No dose is left to book or move',
    nothingHint: 'This course is booked or complete.',
    back: 'Back to the appointment',
    failed: 'Nothing was booked or moved',
    failedHint:
      'We have planned the days again by the times available now. Check and confirm again.',
  },
);
