import { compareText } from '../text/order-rules';

/** A dose of a visit, as a calendar's entry tells it. */
export interface EntryDose {
  /** Whose it is. A document number or a mobile never comes here: calendars are shared. Null: not to be named. */
  readonly person: string | null;
  readonly product: string;
  /** `HH:mm`. */
  readonly startTime: string;
}

/** A visit as a calendar's entry tells it, in the language of its texts. */
export interface Appointment {
  /** At least one. */
  readonly doses: readonly EntryDose[];
  readonly clinic: string;
  readonly address: string;
  /** The clinic's; empty where it has none. */
  readonly phone: string;
  /** Of one of the doses: the desk finds the others by it. */
  readonly reference: string;
  /** What to bring, a line each. */
  readonly bring: readonly string[];
}

const WORDS = {
  'zh-CN': { title: '接种', join: '、', count: ' ', doses: ' 剂疫苗', phone: '门诊电话：' },
  en: { title: 'Vaccination: ', join: ', ', count: '', doses: ' doses', phone: 'Clinic’s phone: ' },
} as const;

/** More products than these are counted in a title. */
const MOST_NAMED = 2;

const once = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text ?? [])),
];

/** The texts of a visit's entry: the same in the phone's calendar, in a file and in a calendar feed. */
export function calendarTexts(
  { doses, clinic, address, phone, reference, bring }: Appointment,
  language: keyof typeof WORDS,
): { readonly title: string; readonly location: string; readonly note: string } {
  const words = WORDS[language];
  // The same whichever of the doses the entry is read by.
  const sorted = [...doses].sort(
    (a, b) =>
      compareText(a.startTime, b.startTime) ||
      compareText(a.person ?? '', b.person ?? '') ||
      compareText(a.product, b.product),
  );
  const products = once(sorted.map(({ product }) => product));
  const people = once(sorted.map(({ person }) => person)).join(words.join);
  const what =
    products.length > MOST_NAMED
      ? `${words.count}${doses.length}${words.doses}`
      : products.join(words.join);
  const each = sorted.map(({ startTime, person, product }) =>
    [startTime, person, product].filter(Boolean).join(' '),
  );
  return {
    title: [`${words.title}${what}`, ...(people ? [people] : [])].join(' · '),
    // As in the example of RFC 5545 §3.8.1.7: maps look for what is behind the name.
    location: [clinic, address].filter(Boolean).join(', '),
    note: [
      reference,
      ...(each.length > 1 ? each : []),
      ...(phone ? [`${words.phone}${phone}`] : []),
      ...bring,
    ].join('\n'),
  };
}
