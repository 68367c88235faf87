import type { Catalogue } from '../../server/catalogue/rows';
import { groupOfProducts } from '../../server/shared/slots/group-of-products';
import { sampleClinicProduct, sampleException } from './catalogue-rows';
import { largeClinic, mornings } from './large-catalogue';

/** What a day changes, at most: of prices one in so many, the others as numbers of rows, schedules, clinics. */
const PRICES = 100;
const EXCEPTIONS = 200;
const SCHEDULES = 50;
const NEW_CLINICS = 5;
/** Clinics two of whose products, which had slots of their own, share them now. */
const JOINED = 20;

const REASON = { zh: '停电', en: 'No electricity' };

/** Clinics of a generated catalogue whose products each have slots of their own, and the first two of those. */
function apartProducts({ schedules }: Catalogue): [string, readonly [string, string]][] {
  const groups = new Map<string, Set<string>>();
  for (const { depaCode, groupCode } of schedules)
    groups.set(depaCode, (groups.get(depaCode) ?? new Set()).add(groupCode));
  return [...groups].flatMap(([depaCode, own]) => {
    const [first = '', second = ''] = own;
    return second === '' || first.includes('|') ? [] : [[depaCode, [first, second]]];
  });
}

/**
 * A generated catalogue a day later: prices, exceptions, schedules, new clinics, and products that share slots from now on.
 * @param day of the exceptions, `YYYY-MM-DD`
 */
export function aDayLater(catalogue: Catalogue, day: string): Catalogue {
  const { clinics, clinicProducts, schedules, exceptions } = catalogue;
  const apart = apartProducts(catalogue);
  const joined = new Map(apart.slice(0, JOINED));
  const changed = new Set(
    apart
      .slice(JOINED, JOINED + SCHEDULES)
      .map(([depaCode, [productId]]) => `${depaCode} ${productId}`),
  );
  const added = Array.from({ length: NEW_CLINICS }, (_, index) =>
    largeClinic(`N${100_000 + index}`, index),
  );
  const productIds = catalogue.products.map(({ id }) => id);
  return {
    ...catalogue,
    clinics: [...clinics, ...added],
    clinicProducts: [
      ...clinicProducts.map((row, index) =>
        index % PRICES === 0 ? { ...row, priceCents: (row.priceCents ?? 0) + 100 } : row,
      ),
      ...added.flatMap(({ depaCode }) =>
        productIds.map((productId) => sampleClinicProduct(depaCode, productId)),
      ),
    ],
    schedules: [
      ...schedules
        .filter(({ depaCode, groupCode }) => joined.get(depaCode)?.[1] !== groupCode)
        .map((row) => {
          const pair = joined.get(row.depaCode);
          if (pair?.[0] === row.groupCode) return { ...row, groupCode: groupOfProducts(pair) };
          const isChanged = changed.has(`${row.depaCode} ${row.groupCode}`);
          return isChanged ? { ...row, capacity: row.capacity + 1 } : row;
        }),
      ...added.flatMap(({ depaCode }) => mornings(depaCode, groupOfProducts(productIds), 0, 5)),
    ],
    exceptions: [
      ...exceptions,
      ...clinics
        .slice(-EXCEPTIONS)
        .map(({ depaCode }) =>
          sampleException(depaCode, { firstDay: day, lastDay: day, reason: REASON }),
        ),
    ],
  };
}
