import type { OrderDetail } from './endpoints';

/** An appointment as a calendar's entry tells it, in the language of its texts. */
export interface Appointment {
  /** Whose it is. A document number or a mobile never comes here: calendars are shared. Null: not to be named. */
  readonly person: string | null;
  readonly product: string;
  readonly clinic: string;
  readonly address: string;
  /** The clinic's; empty where it has none. */
  readonly phone: string;
  readonly reference: string;
  /** What to bring, a line each. */
  readonly bring: readonly string[];
}

const WORDS = {
  'zh-CN': { title: '接种', phone: '门诊电话：' },
  en: { title: 'Vaccination: ', phone: 'Clinic’s phone: ' },
} as const;

/** The texts of an appointment's entry: the same in the phone's calendar, in a file and in a calendar feed. */
export function calendarTexts(
  { person, product, clinic, address, phone, reference, bring }: Appointment,
  language: keyof typeof WORDS,
): { readonly title: string; readonly location: string; readonly note: string } {
  const words = WORDS[language];
  return {
    title: [`${words.title}${product}`, ...(person ? [person] : [])].join(' · '),
    // As in the example of RFC 5545 §3.8.1.7: maps look for what is behind the name.
    location: [clinic, address].filter(Boolean).join(', '),
    note: [reference, ...(phone ? [`${words.phone}${phone}`] : []), ...bring].join('\n'),
  };
}

/** The same of an order. */
export const orderTexts = (order: OrderDetail, language: keyof typeof WORDS) =>
  calendarTexts(
    {
      person: order.linkmanName,
      product: order.productName,
      clinic: order.departmentName,
      address: order.departmentAddress,
      phone: order.departmentPhone,
      reference: order.reference,
      bring: order.bring,
    },
    language,
  );
