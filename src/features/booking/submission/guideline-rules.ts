import type { Guideline } from '@contract/vaccine/endpoints';

type Section = Guideline['sections'][number];

/** Sections of one vaccine's disclosure; of those that all have, `null`. */
export interface GuidelinePart {
  readonly product: string | null;
  readonly sections: Section[];
}

const keyOf = ({ title, items }: Section): string => JSON.stringify([title, items]);

/** The disclosures of one visit: what each vaccine has of its own, and once what they have in common. */
export function guidelineParts(
  guidelines: readonly Pick<Guideline, 'productName' | 'sections'>[],
): readonly GuidelinePart[] {
  const [first, ...others] = guidelines;
  if (!first || others.length === 0)
    return guidelines.map(({ sections }) => ({ product: null, sections }));
  const isCommon = (section: Section): boolean =>
    guidelines.every(({ sections }) => sections.some((one) => keyOf(one) === keyOf(section)));
  const own = guidelines.map(({ productName, sections }) => ({
    product: productName,
    sections: sections.filter((section) => !isCommon(section)),
  }));
  const common = first.sections.filter(isCommon);
  const parts: readonly GuidelinePart[] = [...own, { product: null, sections: common }];
  return parts.filter(({ sections }) => sections.length > 0);
}
