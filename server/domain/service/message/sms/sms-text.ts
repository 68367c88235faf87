import type { MessageParams } from '../../../../db/desk-tables';
import type { Bilingual } from '../../../../kernel/language';
import { inLanguage } from '../../../../kernel/language';
import { fillText } from '../event-messages';
import type { MessageReader } from '../message-reader';

/** Kinds of message that are sent by SMS; the triggers `messages_urgent` and `messages_urgent_of_family` queue the same. */
export const URGENT_KINDS = [
  'offer',
  'familyOffer',
  'slotClosed',
  'slotReopened',
  'slotWithdrawn',
  'closedCancelled',
  'cancelledByClinic',
  'claimedCancelled',
  'doseTakenBack',
  'lotRecalled',
  'waitingOver',
] as const;
/** Kinds that are sent by SMS to whom has asked for it (`messages_asked_by_sms`), and never at night. */
export const ASKED_KINDS = ['reminderDay'] as const;
export const SMS_KINDS = [...URGENT_KINDS, ...ASKED_KINDS] as const;
export type SmsKind = (typeof SMS_KINDS)[number];

interface Words {
  readonly body: Bilingual;
  /** What the link is for. */
  readonly action: Bilingual;
}

const DETAILS = { zh: '查看详情', en: 'See details' };

/** Short, as an SMS is paid for by its length; without names, reasons or money, as any screen may show it. */
const WORDS: Record<SmsKind, Words> = {
  offer: {
    body: {
      zh: '候补到名额：{clinic}，{day} {time}，{product}。为您保留到 {until}，过时让给下一位。',
      en: 'Waiting list: {product}, {day}, {time}, {clinic}. Held for you until {until}.',
    },
    action: { zh: '确认', en: 'Accept it' },
  },
  familyOffer: {
    body: {
      zh: '候补到名额：{clinic}，{day} {time}，{product}，保留到 {until}。请 {who} 在易苗“候补”里确认。',
      en: 'Waiting list: {product}, {day}, {time}, {clinic}. Held until {until}. Only {who} can accept it in Yimiao.',
    },
    action: DETAILS,
  },
  slotClosed: {
    body: {
      zh: '{clinic} {day} {time} 停诊，您的{product}预约需要改约或取消。',
      en: '{clinic} is closed on {day} at {time}. Move or cancel your appointment for {product}.',
    },
    action: { zh: '改约', en: 'Choose another time' },
  },
  slotReopened: {
    body: {
      zh: '{clinic} {day} {time} 恢复接诊，您的{product}预约照常，无需操作。',
      en: '{clinic} is open again on {day} at {time}. Your appointment for {product} goes ahead.',
    },
    action: DETAILS,
  },
  slotWithdrawn: {
    body: {
      zh: '{clinic}调整了 {day} 的安排，您 {time} 的{product}预约照旧，请按原时间前往。',
      en: '{clinic} has changed its times on {day}. Your appointment for {product} at {time} goes ahead as booked.',
    },
    action: DETAILS,
  },
  reminderDay: {
    body: {
      zh: '接种提醒：{day} {time}，{clinic}，{product}。',
      en: 'Reminder: {product}, {day}, {time}, {clinic}.',
    },
    action: { zh: '要带什么、怎么改约', en: 'What to bring, or change it' },
  },
  waitingOver: {
    body: {
      zh: '{clinic}调整了安排，您候补的{product}时间都没有了，候补已结束。',
      en: '{clinic} has changed its times. None of the times you were waiting for ({product}) is left, so you are off its waiting list.',
    },
    action: { zh: '另选时间或门诊', en: 'Choose another time or clinic' },
  },
  closedCancelled: {
    body: {
      zh: '{clinic} {day} {time} 停诊，您的{product}预约已取消，请勿前往。',
      en: '{clinic} is closed on {day} at {time}. Your appointment for {product} is cancelled. Do not go there.',
    },
    action: DETAILS,
  },
  cancelledByClinic: {
    body: {
      zh: '{clinic}取消了您 {day} {time} 的{product}预约，请勿前往。',
      en: '{clinic} cancelled your appointment for {product} on {day} at {time}. Do not go there.',
    },
    action: DETAILS,
  },
  claimedCancelled: {
    body: {
      zh: '{clinic} {day} {time} 的{product}预约已取消，请勿前往。如有疑问，请联系门诊。',
      en: 'The appointment for {product} on {day} at {time}, {clinic}, is cancelled. Do not go there. If you have questions, call the clinic.',
    },
    action: DETAILS,
  },
  doseTakenBack: {
    body: {
      zh: '{clinic}撤回了 {day} {time} 的一条{product}接种记录，这一剂不再计入接种计划。',
      en: '{clinic} withdrew the record of {product} on {day} at {time}. That dose no longer counts.',
    },
    action: DETAILS,
  },
  lotRecalled: {
    body: {
      zh: '{day} 在{clinic}接种的{product}所属批次被召回，请尽快阅读通知。',
      en: 'The lot of {product} given on {day} at {clinic} has been recalled. Please read the notice soon.',
    },
    action: DETAILS,
  },
};

const LINKED = { zh: '{body}{action}：{link}', en: '{body} {action}: {link}' };
const UNLINKED = { zh: '{body}请打开易苗{action}。', en: '{body} {action} in Yimiao.' };

/** The text of an SMS about a message. @param link null where there is none to send */
export function smsText(
  kind: SmsKind,
  params: MessageParams,
  reader: MessageReader,
  link: string | null,
): string {
  const { language } = reader;
  const { body, action } = WORDS[kind];
  const said = {
    body: fillText(inLanguage(body, language), params, reader),
    action: inLanguage(action, language),
    link: link ?? '',
  };
  return fillText(inLanguage(link === null ? UNLINKED : LINKED, language), said, reader);
}
