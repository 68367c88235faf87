import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import type { Bilingual } from '../../kernel/language';

/** Common names of the injected live vaccines, by catalogue code. */
const NAMES: Readonly<Record<string, Bilingual>> = {
  bcg: { zh: '卡介苗', en: 'the BCG vaccine' },
  mmr: { zh: '麻腮风疫苗', en: 'the MMR vaccine' },
  mr: { zh: '麻风疫苗', en: 'the MR vaccine' },
  'je-l': { zh: '乙脑减毒疫苗', en: 'the live Japanese encephalitis vaccine' },
  'hepa-l': { zh: '甲肝减毒疫苗', en: 'the live hepatitis A vaccine' },
  varicella: { zh: '水痘疫苗', en: 'the chickenpox vaccine' },
  'flu-nasal': { zh: '鼻喷流感疫苗', en: 'the nasal influenza vaccine' },
  'zoster-live': { zh: '带状疱疹减毒疫苗', en: 'the live shingles vaccine' },
};
const ANOTHER: Bilingual = { zh: '另一种注射减毒活疫苗', en: 'another injected live vaccine' };

/** Name of an injected live vaccine; null: it must not be disclosed. */
export const liveName = (code: string | null): Bilingual =>
  (code === null ? undefined : NAMES[code]) ?? ANOTHER;

/** The refusal of a day that is too near to another injected live vaccine; `{date}` is the first allowed day. */
export function tooNearMessage(code: string | null): Bilingual {
  const { zh, en } = liveName(code);
  return {
    zh: `与${zh}的日期太近：注射减毒活疫苗须在同一天接种或至少间隔 ${LIVE_GAP_DAYS} 天，{date} 起可预约`,
    en: `Too close to ${en}: injected live vaccines are given on the same day or at least ${LIVE_GAP_DAYS} days apart. Possible from {date}.`,
  };
}

/** Why some days between others cannot be chosen, where no live vaccine is the reason. */
export const otherGapReason: Bilingual = {
  zh: '离另一剂疫苗太近的日期不能选。',
  en: 'You cannot choose days too close to another dose.',
};

/** Why some days between others cannot be chosen. */
export function liveGapReason(codes: readonly (string | null)[]): Bilingual {
  const names = [...new Set(codes)].map(liveName);
  const zh = names.map((name) => name.zh).join('、');
  const en = names.map((name) => name.en).join(', ');
  return {
    zh: `须与${zh}同一天接种，或至少间隔 ${LIVE_GAP_DAYS} 天；太近的日期不能选。`,
    en: `To be given on the same day as ${en}, or at least ${LIVE_GAP_DAYS} days apart; you cannot choose days in between.`,
  };
}
