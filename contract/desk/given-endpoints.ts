import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { doseNo, id } from '../fields';

/** What was given instead of what was booked: one of the clinic's products, and which dose of it. */
export const givenDose = v.object({ productId: id, doseNo });
export type GivenDose = v.InferOutput<typeof givenDose>;

/** A product that the clinic holds. */
export const heldProduct = v.object({
  productId: id,
  productName: v.string(),
  maker: v.string(),
  /** Products with the same code are of the same vaccine. */
  vaccineCode: id,
  doses: v.array(v.object({ doseNo: v.number(), label: v.string() })),
});
export type HeldProduct = v.InferOutput<typeof heldProduct>;

export const givenEndpoints = {
  /** The products that the clinic holds: what was given is one of them, whatever was booked. */
  'GET /desk/heldProducts.do': endpoint({
    access: 'staff',
    input: v.object({}),
    data: v.array(heldProduct),
  }),
};
