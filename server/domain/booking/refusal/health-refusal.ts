import type { ObservationCode } from '@contract/health/profile-rules';
import type { Bilingual } from '../../../kernel/language';

/** What was answered, as a refusal says it. */
const ANSWERED: Readonly<Record<ObservationCode, Bilingual>> = {
  'hbsag-mother-low-weight': { zh: '出生体重不到 2000 克', en: 'birth weight below 2,000 g' },
  'hiv-exposed': { zh: '妈妈感染艾滋病病毒', en: 'the mother has HIV' },
  'hiv-unknown': {
    zh: '妈妈感染艾滋病病毒，本人是否感染还不清楚',
    en: 'the mother has HIV, and the person’s own state is not known',
  },
  'hiv-infected': { zh: '感染艾滋病病毒', en: 'HIV' },
  immunodeficiency: { zh: '免疫力低下或在用抑制免疫的药', en: 'a weak immune system' },
  immunoglobulin: {
    zh: '近期打过免疫球蛋白或输过血',
    en: 'immunoglobulin or blood in the last months',
  },
  pregnancy: { zh: '怀孕', en: 'a pregnancy' },
};

/**
 * The refusal because of answers in the health profile: what was answered, that the clinic's doctor decides, and how to correct
 * it. `{date}` is the first day on which it can be booked.
 * @param mayWait whether there is such a day
 */
export function healthMessage(answered: readonly ObservationCode[], mayWait: boolean): Bilingual {
  // Of a mother's infection two rows may speak; the more exact one is said.
  const said = answered.filter(
    (code) => code !== 'hiv-exposed' || !answered.includes('hiv-unknown'),
  );
  const zh = said.map((code) => ANSWERED[code].zh).join('、');
  const en = said.map((code) => ANSWERED[code].en).join(', ');
  return mayWait
    ? {
        zh: `您在“健康情况”里填了：${zh}。{date} 起可以预约；想早点打，由门诊医生决定，请打电话给门诊。填错了，可以在“健康情况”里改`,
        en: `The health profile says: ${en}. You can book from {date}. The clinic’s doctor decides whether it can be earlier: call the clinic. If the answer is wrong, correct the health profile.`,
      }
    : {
        zh: `您在“健康情况”里填了：${zh}。这种疫苗先不要在网上约，能不能打由门诊医生决定，请打电话给门诊。填错了，可以在“健康情况”里改`,
        en: `The health profile says: ${en}. Do not book this vaccine online: the clinic’s doctor decides whether it can be given. Call the clinic. If the answer is wrong, correct the health profile.`,
      };
}
