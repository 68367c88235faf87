import { compareText } from '@contract/text/order-rules';

/** Products that share slots, and the code of their group. */
export interface CodedGroup {
  readonly code: string;
  readonly productIds: readonly string[];
}

/** How many of some products are among others. */
const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((id) => other.includes(id)).length;

/** A code that none of the taken ones is: a product's id by choice, as the first group of each product has it. */
function newCode(productIds: readonly string[], taken: ReadonlySet<string>): string {
  const free = productIds.find((id) => !taken.has(id));
  if (free !== undefined) return free;
  const [first = ''] = productIds;
  let number = 2;
  while (taken.has(`${first}+${number}`)) number += 1;
  return `${first}+${number}`;
}

/**
 * Gives groups of a clinic's products their codes, by which they keep their slots: each the code of the group with which it has most
 * products in common, the fullest match first; a group that has lost all of them to others keeps its slots for those who are booked
 * in them. What has no such group gets a new code, or that of a group that its product once had.
 * @param existing groups that the clinic has, those that products have left as well
 * @param wanted groups that it is to have, each product in one
 */
export function assignGroups(
  existing: readonly CodedGroup[],
  wanted: readonly (readonly string[])[],
): CodedGroup[] {
  const pairs = wanted.flatMap((productIds, index) =>
    existing
      .map(({ code, productIds: own }) => ({ index, code, common: shared(productIds, own) }))
      .filter(({ common }) => common > 0),
  );
  pairs.sort((a, b) => b.common - a.common || compareText(a.code, b.code) || a.index - b.index);
  const codes = new Map<number, string>();
  const used = new Set<string>();
  for (const { index, code } of pairs) {
    if (codes.has(index) || used.has(code)) continue;
    codes.set(index, code);
    used.add(code);
  }
  // A code may be used again whose group nobody is in: by that, products come back to their former slots.
  const taken = new Set([
    ...used,
    ...existing.filter(({ productIds }) => productIds.length > 0).map(({ code }) => code),
  ]);
  return wanted.map((productIds, index) => {
    const code = codes.get(index) ?? newCode(productIds, taken);
    taken.add(code);
    return { code, productIds };
  });
}
