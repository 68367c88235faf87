import { defineMessages } from '@/i18n/messages';

/** Texts of the choice of day and time. */
export const SLOT_PICKER_MESSAGES = defineMessages(
  {
    calendarFailed: '日历没有加载出来',
    notBefore: '{day}起才可以打',
    notBeforeWhy: '之前年龄或间隔还不够，日历上不能选。',
    noDays: '近两个月没有可约的日期',
    release: '下次放号：{time}',
    noRelease: '可以换一家门诊看看，或过几天再来。',
    chooseDayFirst: '选一个有号的日期，再选时间',
    timesOf: '{day}的时间',
    byTicket: '这一天的号要先排队，轮到您后才能提交预约。',
    someByTicket: '这一天有的时间要先排队，轮到您后才能提交预约。',
    noTimeLeft: '当天已无可约时间，请选择其他日期',
    timesFailed: '时间没有查到，请重新选择日期',
    dayCleared: '所选日期不适合这位接种人，请重新选择',
    closedDay: '{day} 休诊：{reason}',
    closedDays: '{first}至{last} 休诊：{reason}',
  },
  {
    calendarFailed: 'The calendar could not be loaded',
    notBefore: 'Not before {day}',
    notBeforeWhy: 'Age or interval is not reached yet; earlier days cannot be chosen.',
    noDays: 'No available days in the next 2 months',
    release: 'Next release: {time}',
    noRelease: 'Try another clinic, or come back in a few days.',
    chooseDayFirst: 'Choose a day with places, then a time',
    timesOf: 'Times on {day}',
    byTicket: 'Appointments on this day have a queue. Book when it is your turn.',
    someByTicket: 'Some times on this day have a queue. Book them when it is your turn.',
    noTimeLeft: 'No appointment time is left that day. Choose another date',
    timesFailed: 'Times could not be found. Choose the date again',
    dayCleared: 'That date does not suit this person. Choose again',
    closedDay: 'Closed {day}: {reason}',
    closedDays: 'Closed {first} to {last}: {reason}',
  },
);
