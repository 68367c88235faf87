import type { Bilingual } from '../../kernel/language';

/** Why a check-in is refused, and what to do. */
export const ARRIVAL_MESSAGES = {
  unknown: {
    zh: '这不是本平台门诊的签到码，请扫门诊服务台的二维码或输入六位码',
    en: 'This is not a clinic’s check-in code. Scan the code at the desk, or type its six digits.',
  },
  wrongDigits: {
    zh: '六位码与您预约的门诊今天的签到码不同，请核对数字，或改为扫码',
    en: 'These digits are not today’s code of a clinic that you have booked. Check them, or scan the code.',
  },
  otherDay: {
    zh: '签到码已过期，请扫门诊今天显示的码',
    en: 'This code has expired. Scan the one that the clinic shows today.',
  },
  otherClinic: {
    zh: '这个预约在{clinic}，请到那里签到',
    en: 'This appointment is at {clinic}. Check in there.',
  },
  notToday: {
    zh: '这个预约在 {date}，请当天来签到；来不了可以改约',
    en: 'This appointment is on {date}. Check in on that day, or change its time.',
  },
  tooEarly: {
    zh: '还没到签到时间，{time} 起可以签到',
    en: 'Too early: you can check in from {time}.',
  },
  ended: {
    zh: '您今天在这家门诊的预约已完成或已取消，可查看预约；仍需接种请到服务台现场登记',
    en: 'Your appointment here today is done or cancelled. View it for details, or ask the desk to register you.',
  },
  next: {
    zh: '您今天在这里没有预约，下一个预约是 {date} {time}，{clinic}',
    en: 'You have no appointment here today. Your next one is on {date} at {time}, {clinic}.',
  },
  noOrder: {
    zh: '您还没有待接种的预约，请到服务台现场登记，或先在线预约',
    en: 'You have no upcoming appointment. Ask the desk to register you, or book one first.',
  },
} as const satisfies Record<string, Bilingual>;
