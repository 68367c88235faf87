import { GUIDELINE_PARTS } from '@contract/vaccine/endpoints';
import type { Guideline } from '@contract/vaccine/endpoints';
import type { StoredContent } from '../../db/tables';
import type { Bilingual, Language } from '../../kernel/language';
import { inLanguage } from '../../kernel/language';
import { sha256 } from '../../kernel/ids';

/** What the disclosure of a product is made from. */
export interface Disclosed {
  readonly id: string;
  readonly name: Bilingual;
  readonly category: 'free' | 'paid';
  readonly content: Bilingual<StoredContent>;
}

const TITLES = {
  what: { zh: '这是什么疫苗', en: 'What this vaccine is' },
  not: { zh: '哪些情况不能接种', en: 'Who must not have it' },
  reactions: { zh: '可能出现的反应', en: 'Possible reactions' },
  care: { zh: '注意事项', en: 'What to note' },
  after: { zh: '接种之后', en: 'Afterwards' },
  general: { zh: '知情同意', en: 'Informed consent' },
} as const satisfies Record<string, Bilingual>;

const VOLUNTARY: Bilingual = {
  zh: '本疫苗为非免疫规划疫苗，自愿、自费接种，门诊可提供其他同类疫苗供选择。',
  en: 'This vaccine is outside the national programme: having it is your choice and at your cost, and the clinic can offer alternatives.',
};
const PROGRAMME: Bilingual = {
  zh: '本疫苗为国家免疫规划疫苗，适龄儿童免费接种。',
  en: 'This vaccine belongs to the national programme and is free for children of the age.',
};
const GENERAL: Bilingual<readonly string[]> = {
  zh: [
    '请如实告知健康状况、过敏史和既往接种反应，由门诊医生当面评估后决定是否接种。',
    '接种当日请携带身份证件，儿童请带预防接种证并由监护人陪同。',
    '接种后请在现场留观 30 分钟，如有不适立即告知医务人员。',
    '疫苗的保护效果因人而异，接种后仍需做好日常防护。',
  ],
  en: [
    'Tell the clinic truthfully about health, allergies and earlier reactions; its doctor decides after seeing the person.',
    'Bring an identity document; children come with the vaccination book and a guardian.',
    'Stay for 30 minutes afterwards and tell the staff at once if anything feels wrong.',
    'Protection differs from person to person; everyday precautions remain useful.',
  ],
};

function sectionsOf(product: Disclosed, language: Language): Guideline['sections'] {
  const content = inLanguage(product.content, language);
  const kind = product.category === 'free' ? PROGRAMME : VOLUNTARY;
  const items: Readonly<Record<keyof typeof TITLES, readonly string[]>> = {
    what: [content.description, inLanguage(kind, language)],
    not: content.contraindications,
    reactions: content.adverseReactions,
    care: content.precautions,
    after: content.afterCare,
    general: inLanguage(GENERAL, language),
  };
  return GUIDELINE_PARTS.filter((part) => items[part].length > 0).map((part) => ({
    part,
    title: inLanguage(TITLES[part], language),
    items: [...items[part]],
  }));
}

/** What is read of a disclosure. */
const textsOf = (product: Disclosed, language: Language) =>
  sectionsOf(product, language).map(({ title, items }) => ({ title, items }));

/** Version of a product's disclosure: the same for both languages, changed whenever either text changes. */
export const guidelineVersion = (product: Disclosed): string =>
  sha256(JSON.stringify([textsOf(product, 'zh-CN'), textsOf(product, 'en')])).slice(0, 16);

/** What must be read and agreed to before the product is booked. */
export const guidelineOf = (product: Disclosed, language: Language): Guideline => ({
  productId: product.id,
  productName: inLanguage(product.name, language),
  version: guidelineVersion(product),
  sections: sectionsOf(product, language),
});
