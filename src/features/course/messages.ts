import { defineMessages } from '@/i18n/messages';

/** Texts about the doses of a course. */
export const COURSE_MESSAGES = defineMessages(
  {
    section: '全程接种',
    course: '全程 {count} 剂',
    total: '共 {price}',
    free: '全程免费',
    from: '{day} 起',
    fromBest: '最早 {day}，建议 {best}',
    tooLate: '届时将超过接种年龄，请咨询门诊',
    note: '按本次接种日期推算，以实际接种日期为准。',
    plan: '预约下一剂',
    later: '还没到可预约的日期，到时可在接种计划里预约。',
    openPlan: '查看接种计划',
  },
  {
    section: 'The whole course',
    course: 'Course of {count} doses',
    total: '{price} in all',
    free: 'Free of charge',
    from: 'from {day}',
    fromBest: 'earliest {day}, best on {best}',
    tooLate: 'over the age limit by then, ask the clinic',
    note: 'Based on the day you choose. The actual day of vaccination counts.',
    plan: 'Book the next dose',
    later: 'You cannot book it yet. You can book it later from your vaccination plan.',
    openPlan: 'Open the plan',
  },
);
