import * as v from 'valibot';
import { id } from '../fields';

/** Trade name of a product; '' where it has none. */
export const brand = v.string();

/** Fields of every product card. */
export const productFacts = v.object({
  productId: id,
  vaccineCode: v.string(),
  name: v.string(),
  /** Common name. */
  shortName: v.string(),
  brand,
  maker: v.string(),
  category: v.picklist(['free', 'paid']),
  imgUrl: v.string(),
  ageText: v.string(),
  doseCount: v.number(),
  /** Without the doses that only a first season has: below `doseCount` where a child may need more than others. */
  fewestDoses: v.number(),
});
export type ProductFacts = v.InferOutput<typeof productFacts>;
