import * as v from 'valibot';
import { id } from '../fields';

/** What every card of a product says, wherever it is on offer. */
export const productFacts = v.object({
  productId: id,
  vaccineCode: v.string(),
  name: v.string(),
  /** What people call it. */
  shortName: v.string(),
  maker: v.string(),
  category: v.picklist(['free', 'paid']),
  imgUrl: v.string(),
  ageText: v.string(),
  doseCount: v.number(),
});
export type ProductFacts = v.InferOutput<typeof productFacts>;
