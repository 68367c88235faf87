import type { Catalogue } from '../../../../catalogue/rows';
import { clinicProductEntryKey, keysOfGroup } from './catalogue-kinds';
import type { CatalogueChange } from './compare-catalogues';

/** Fields of a clinic, and of its product, by which slots are made. */
const OF_CLINIC: readonly string[] = ['hours', 'isOnline'];
const OF_PRODUCT: readonly string[] = ['inStock'];

const touches = (change: CatalogueChange, fields: readonly string[]): boolean =>
  change.change !== 'changed' || change.fields.some(({ field }) => fields.includes(field));

interface Touched {
  everything: boolean;
  readonly clinics: Set<string>;
  readonly keys: Set<string>;
}

function note(touched: Touched, change: CatalogueChange): void {
  const { kind, key } = change;
  if (kind === 'holiday') touched.everything ||= touches(change, ['kind', 'weekday']);
  else if (kind === 'exceptions') touched.clinics.add(key);
  else if (kind === 'schedule') for (const own of keysOfGroup(key)) touched.keys.add(own);
  else if (kind === 'clinic' && touches(change, OF_CLINIC)) touched.clinics.add(key);
  else if (kind === 'clinicProduct' && touches(change, OF_PRODUCT)) touched.keys.add(key);
}

/**
 * Keys of the clinics’ products whose slots have to be made again, because their schedule, exceptions, stock, hours or
 * the holidays changed; those that are removed as well.
 */
export function staleClinicProducts(
  before: Catalogue,
  after: Catalogue,
  changes: readonly CatalogueChange[],
): ReadonlySet<string> {
  const touched: Touched = { everything: false, clinics: new Set(), keys: new Set() };
  for (const change of changes) note(touched, change);
  for (const { clinicProducts } of [before, after])
    for (const { depaCode, productId } of clinicProducts)
      if (touched.everything || touched.clinics.has(depaCode))
        touched.keys.add(clinicProductEntryKey(depaCode, productId));
  return touched.keys;
}
