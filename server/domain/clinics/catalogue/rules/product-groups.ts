import { groupOfProducts } from '../../../../shared/slots/group-of-products';

/** A product that an earlier row has in another group. */
interface OtherGroup<S> {
  readonly productId: string;
  readonly group: string;
  readonly earlier: { readonly group: string; readonly source: S };
}

/** Which products of clinics share their slots, as rows say one after another: a product is in one group. */
export class ProductGroups<S> {
  readonly #groups = new Map<string, OtherGroup<S>['earlier']>();

  /**
   * Notes that products of a clinic share their slots.
   * @param source row that says so @returns the first of them that is in another group already
   */
  note(depaCode: string, productIds: readonly string[], source: S): OtherGroup<S> | null {
    const group = groupOfProducts(productIds);
    let other: OtherGroup<S> | null = null;
    for (const productId of productIds) {
      const key = `${depaCode} ${productId}`;
      const earlier = this.#groups.get(key);
      if (!earlier) this.#groups.set(key, { group, source });
      else if (earlier.group !== group) other ??= { productId, group, earlier };
    }
    return other;
  }
}
