import { productsOfRow } from '../clinic-part/product-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { clinicProductEntryKey, keysOfGroup } from './catalogue-kinds';
import type { CatalogueChange } from './compare-catalogues';

/** Fields of a clinic, and of its product, by which slots are made; hours are of those that a schedule makes. */
const OF_WEEK: readonly string[] = ['hours'];
const OF_CLINIC: readonly string[] = ['isOnline'];
const OF_PRODUCT: readonly string[] = ['inStock'];

const touches = (change: CatalogueChange, fields: readonly string[]): boolean =>
  change.change !== 'changed' || change.fields.some(({ field }) => fields.includes(field));

interface Touched {
  /** Whatever has a schedule. */
  everything: boolean;
  /** What has a schedule, of these clinics. */
  readonly weeks: Set<string>;
  readonly clinics: Set<string>;
  readonly keys: Set<string>;
}

function note(touched: Touched, change: CatalogueChange): void {
  const { kind, key } = change;
  if (kind === 'holiday') touched.everything ||= touches(change, ['kind', 'weekday']);
  else if (kind === 'exceptions') touched.weeks.add(key);
  else if (kind === 'schedule') for (const own of keysOfGroup(key)) touched.keys.add(own);
  else if (kind === 'clinic' && touches(change, OF_CLINIC)) touched.clinics.add(key);
  else if (kind === 'clinic' && touches(change, OF_WEEK)) touched.weeks.add(key);
  else if (kind === 'clinicProduct' && touches(change, OF_PRODUCT)) touched.keys.add(key);
}

/** Keys of some clinics’ products that have a schedule in one of some catalogues. */
const scheduledKeys = (
  catalogues: readonly Catalogue[],
  isOfWeek: (depaCode: string) => boolean,
): ReadonlySet<string> =>
  new Set(
    catalogues.flatMap(({ schedules }) =>
      schedules.flatMap((row) =>
        isOfWeek(row.depaCode)
          ? productsOfRow(row).map((productId) => clinicProductEntryKey(row.depaCode, productId))
          : [],
      ),
    ),
  );

/**
 * Keys of the clinics’ products whose slots have to be made again, because their schedule, exceptions, stock, hours or
 * the holidays changed; those that are removed as well. Slots that no schedule makes do not follow hours, exceptions and
 * holidays.
 */
export function staleClinicProducts(
  before: Catalogue,
  after: Catalogue,
  changes: readonly CatalogueChange[],
): ReadonlySet<string> {
  const touched: Touched = {
    everything: false,
    weeks: new Set(),
    clinics: new Set(),
    keys: new Set(),
  };
  for (const change of changes) note(touched, change);
  const isOfWeek = (depaCode: string): boolean => touched.everything || touched.weeks.has(depaCode);
  const scheduled = scheduledKeys([before, after], isOfWeek);
  for (const { clinicProducts } of [before, after])
    for (const { depaCode, productId } of clinicProducts) {
      const isWhole = touched.clinics.has(depaCode);
      if (!isWhole && !isOfWeek(depaCode)) continue;
      const key = clinicProductEntryKey(depaCode, productId);
      if (isWhole || scheduled.has(key)) touched.keys.add(key);
    }
  return touched.keys;
}
