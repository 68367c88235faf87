import { topicOf } from '../content/topics';
import type { Bilingual, ProductContent } from '../rows';
import { afterCareOf } from './aftercare';
import type { Family, Pair } from './family';
import type { ProductEntry } from './product';

type Side = 0 | 1;

const ALLERGY: Pair = [
  '对本品任一成分过敏，或以往接种同类疫苗后严重过敏者',
  'Allergy to any component, or a severe reaction to an earlier dose of such a vaccine',
];
const ILL: Pair = [
  '发热、急性病或慢性病急性发作期者，暂缓接种',
  'Fever, acute illness or a flare of a long-term illness: wait until it is over',
];
const LIVE: Pair = [
  '免疫缺陷、正在接受免疫抑制治疗者以及孕妇',
  'Immune deficiency, immune-suppressing treatment and pregnancy',
];
const RARE: Pair = [
  '极少数人发生过敏性皮疹或过敏性休克，多在 30 分钟内',
  'Very rarely an allergic rash or anaphylaxis, mostly within 30 minutes',
];
const CLINIC: Pair = [
  '能否接种由门诊医生预检后决定，以说明书为准',
  'The clinic’s doctor decides after the check; the leaflet in the pack applies',
];

const side = (pairs: readonly Pair[], at: Side) => pairs.map((pair) => pair[at]);

function sideOf(entry: ProductEntry, family: Family, at: Side): ProductContent {
  const topic = topicOf(family.topic);
  return {
    description: `${entry.note[at]}${at === 0 ? '' : ' '}${topic.what[at]}`,
    contraindications: side(
      [ALLERGY, ...family.contraindications, ILL, ...(family.live ? [LIVE] : [])],
      at,
    ),
    adverseReactions: side([...family.reactions, RARE], at),
    precautions: side([...family.precautions, CLINIC], at),
    afterCare: side(afterCareOf(family.administeredBy, entry.from), at),
    faq: topic.faq.map(([question, answer]) => ({ question: question[at], answer: answer[at] })),
  };
}

/** The long texts of a product: the parts of the product, its family and its disease. */
export function contentOf(entry: ProductEntry, family: Family): Bilingual<ProductContent> {
  return { zh: sideOf(entry, family, 0), en: sideOf(entry, family, 1) };
}
