import { topicOf } from '../content/topics';
import type { Bilingual, ProductContent } from '../../catalogue/rows';
import { afterCareOf } from './aftercare';
import { brandOf } from './brands';
import type { Family, Pair } from './family';
import type { ProductEntry } from './product';

type Side = 0 | 1;

const side = (pairs: readonly Pair[], at: Side) => pairs.map((pair) => pair[at]);

function sideOf(entry: ProductEntry, family: Family, at: Side): ProductContent {
  const topic = topicOf(family.topic);
  const brand = brandOf(entry.id);
  return {
    ...(brand && { brand: brand[at] }),
    description: `${entry.note[at]}${at === 0 ? '' : ' '}${topic.what[at]}`,
    contraindications: side(family.contraindications, at),
    adverseReactions: side(family.reactions, at),
    precautions: side(family.precautions, at),
    afterCare: side(afterCareOf(family.administeredBy, entry.from), at),
    faq: topic.faq.map(([question, answer]) => ({ question: question[at], answer: answer[at] })),
  };
}

/** The long texts of a product: the parts of the product, its family and its disease. */
export function contentOf(entry: ProductEntry, family: Family): Bilingual<ProductContent> {
  return { zh: sideOf(entry, family, 0), en: sideOf(entry, family, 1) };
}
