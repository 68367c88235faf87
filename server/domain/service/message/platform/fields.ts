import type { CarriedKind } from '@contract/message/template-rules';
import type { MessageParams } from '../../../../db/desk-tables';
import type { Bilingual, Language } from '../../../../kernel/language';
import { inLanguage } from '../../../../kernel/language';

/** Characters that a field of the platforms' templates holds. */
export const FIELD_LENGTH = 20;
const MINUTE = 60_000;

interface Carried {
  /** The event in words, short enough for a field. */
  readonly what: Bilingual;
  /** ms for which the message is useful: after that, an offered place may belong to somebody else. */
  readonly life: number;
}

const DAY = 24 * 60 * MINUTE;
/** Shorter than the lifetime of an offer and of an admission. */
const OFFER_LIFE = 10 * MINUTE;
const TURN = 3 * MINUTE;

/** The platforms' form of each kind of message. */
export const CARRIED: Readonly<Record<CarriedKind, Carried>> = {
  reminderDay: { what: { zh: '接种提醒', en: 'Appointment soon' }, life: DAY },
  slotClosed: { what: { zh: '门诊停诊，请改约', en: 'Clinic closed: move' }, life: DAY },
  cancelledByClinic: { what: { zh: '门诊取消了预约', en: 'Clinic cancelled' }, life: DAY },
  claimedCancelled: { what: { zh: '预约已取消', en: 'Cancelled' }, life: DAY },
  closedCancelled: { what: { zh: '停诊预约已取消', en: 'Closed: cancelled' }, life: DAY },
  slotReopened: { what: { zh: '门诊恢复接诊', en: 'Clinic open again' }, life: DAY },
  slotWithdrawn: { what: { zh: '门诊时间有变，预约照旧', en: 'Still as booked' }, life: DAY },
  doseTakenBack: { what: { zh: '门诊撤回了接种记录', en: 'Record withdrawn' }, life: DAY },
  lotRecalled: { what: { zh: '疫苗批次召回', en: 'Lot recalled' }, life: 7 * DAY },
  offer: { what: { zh: '候补到名额', en: 'Place available' }, life: OFFER_LIFE },
  familyOffer: {
    what: { zh: '候补到名额，请家人确认', en: 'Place for family' },
    life: OFFER_LIFE,
  },
  waitingOver: { what: { zh: '候补已结束', en: 'Waiting list ended' }, life: DAY },
  turn: { what: { zh: '轮到您预约了', en: 'Your turn to book' }, life: TURN },
  followUp: { what: { zh: '接种后感觉怎么样', en: 'How do you feel?' }, life: DAY },
  serviceReply: { what: { zh: '客服回复了您', en: 'An answer for you' }, life: DAY },
};

/** All that a message may contain outside the app: no names, reasons, money or advice. */
const SAID = ['product', 'clinic', 'day', 'time', 'until'] as const;

const short = (text: string): string => {
  const letters = [...text];
  return letters.length > FIELD_LENGTH ? `${letters.slice(0, FIELD_LENGTH - 1).join('')}…` : text;
};

/**
 * Fields of a template: `what` happened, and of `product`, `clinic`, `day` (`YYYY-MM-DD`), `time` and `until` (`HH:mm`)
 * what the message has; each at most {@link FIELD_LENGTH} characters.
 */
export function fieldsOf(
  kind: CarriedKind,
  params: MessageParams,
  language: Language,
): Readonly<Record<string, string>> {
  const said = SAID.flatMap((name) => {
    const value = params[name];
    const text = typeof value === 'object' ? inLanguage(value, language) : value;
    return text ? [[name, short(text)] as const] : [];
  });
  return { what: inLanguage(CARRIED[kind].what, language), ...Object.fromEntries(said) };
}
