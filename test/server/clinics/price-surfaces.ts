import { totalPrice, isFrom } from '@contract/vaccine/price-rules';
import type { PriceSpan } from '@contract/vaccine/price-rules';
import type { Provider } from '../kit/harness';

interface Surface extends PriceSpan {
  readonly name: string;
}

/** The price of a product in a region on each page of the catalogue. */
async function cataloguePrices(
  provider: Provider,
  regionCode: string,
): Promise<ReadonlyMap<string, readonly Surface[]>> {
  const surfaces = new Map<string, Surface[]>();
  const note = (name: string, id: string, { priceFrom, priceTo }: PriceSpan): void =>
    void surfaces.set(id, [...(surfaces.get(id) ?? []), { name, priceFrom, priceTo }]);
  const { list } = await provider.ok('GET /vaccine/product/pageList.do', {
    regionCode,
    pageSize: 50,
  });
  const entries = new Set<string>();
  for (const product of list) {
    const { productId } = product;
    note('list', productId, product);
    const detail = await provider.ok('GET /vaccine/product/detail.do', {
      vaccId: productId,
      regionCode,
    });
    note('detail', productId, detail);
    if (detail.encyclopediaId) entries.add(detail.encyclopediaId);
  }
  for (const product of await provider.ok('GET /vaccine/product/index.do', { regionCode }))
    note('index', product.productId, product);
  const guide = await provider.ok('GET /recommend/help-choose-vaccine/configs.do', { regionCode });
  for (const { products } of guide.advice)
    for (const product of products) note('guide', product.productId, product);
  for (const encyclopediaId of entries) {
    const entry = await provider.ok('GET /vaccine/encyclopedia/detail.do', {
      encyclopediaId,
      regionCode,
    });
    for (const product of entry.products) note('encyclopaedia', product.productId, product);
  }
  return surfaces;
}

/**
 * Contradictions between pages about the price of a product at a clinic of a region, one per line: a clinic below the
 * "from" price, an exact price that is not the clinic's, different prices on different pages.
 */
export async function priceViolations(provider: Provider, regionCode: string): Promise<string[]> {
  const faults: string[] = [];
  const catalogue = await cataloguePrices(provider, regionCode);
  for (const [id, surfaces] of catalogue) {
    const said = new Set(surfaces.map(({ priceFrom, priceTo }) => `${priceFrom}-${priceTo}`));
    if (said.size > 1) faults.push(`${id}: ${JSON.stringify(surfaces)}`);
  }
  let compared = 0;
  for (let pageNo = 1, hasMore = true; hasMore; pageNo += 1) {
    const clinics = await provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode,
      pageNo,
      pageSize: 50,
    });
    hasMore = clinics.hasMore;
    for (const { depaCode, isOnline, priceFrom, priceTo } of clinics.list) {
      const clinicProducts = await provider.ok('GET /base/department/vaccines.do', { depaCode });
      const prices = clinicProducts.map(totalPrice);
      if (priceFrom !== Math.min(...prices) || priceTo !== Math.max(...prices))
        faults.push(`${depaCode}: ${priceFrom}-${priceTo} for ${prices.join()}`);
      if (!isOnline) continue;
      for (const clinicProduct of clinicProducts)
        for (const surface of catalogue.get(clinicProduct.productId) ?? []) {
          const price = totalPrice(clinicProduct);
          const isRight = isFrom(surface)
            ? surface.priceFrom <= price && price <= surface.priceTo
            : surface.priceFrom === price;
          compared += 1;
          if (!isRight)
            faults.push(
              `${clinicProduct.productId} ${depaCode} ${price}: ${JSON.stringify(surface)}`,
            );
        }
    }
  }
  if (compared === 0) faults.push('no clinic was compared');
  return faults;
}
