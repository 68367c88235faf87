import type { Bilingual } from '../../../kernel/language';

/** Words of what is never drawn: a vaccination, its place or anything that makes booking easier. */
const ZH = /疫苗|接种|号源|预约|名额|候补|排队/;
const EN =
  /vaccin|immuni[sz]|\bjabs?\b|\bdoses?\b|appointment|booking|waiting list|\bqueue|\bslots?\b/i;

/** Whether a prize's name speaks of a vaccination or its place. */
export const isNeverAPrize = ({ zh, en }: Bilingual): boolean =>
  [zh, en].some((text) => ZH.test(text) || EN.test(text));
