import { compareText } from '@contract/text/order-rules';
import type { Catalogue } from '../../../../catalogue/rows';
import { CATALOGUE_KINDS, entriesOf } from './catalogue-kinds';
import type { CatalogueEntry, CatalogueKind } from './catalogue-kinds';

/** What a field was and becomes; null where there is nothing. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What happens to one thing of the catalogue. `fields`: of an added one all it has, of a removed one none. */
export interface CatalogueChange {
  readonly kind: CatalogueKind;
  readonly key: string;
  /** For people; empty where the key says it. */
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly fields: readonly FieldChange[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are written alike in JSON, whatever the order of an object’s keys; a missing value is like null. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as unknown as unknown[]).length) return false;
  for (const key in one) if (!isAlike(one[key], other[key])) return false;
  for (const key in other) if (!(key in one) && !isAlike(null, other[key])) return false;
  return true;
}

function changedFields(before: CatalogueEntry, after: CatalogueEntry): FieldChange[] {
  const names = Object.keys({ ...before.fields, ...after.fields });
  return names.flatMap((field) => {
    const [from, to] = [before.fields[field] ?? null, after.fields[field] ?? null];
    return isAlike(from, to) ? [] : [{ field, from, to }];
  });
}

function changeOf(
  kind: CatalogueKind,
  before: CatalogueEntry | undefined,
  after: CatalogueEntry,
): CatalogueChange | null {
  if (before && isAlike(before.fields, after.fields)) return null;
  const { key, name } = after;
  const fields = changedFields(before ?? { key, name, fields: {} }, after);
  return { kind, key, name, change: before ? 'changed' : 'added', fields };
}

const byClinic = <Row extends { readonly depaCode: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => {
  const clinics = new Map<string, Row[]>();
  for (const row of rows) {
    const own = clinics.get(row.depaCode);
    if (own) own.push(row);
    else clinics.set(row.depaCode, [row]);
  }
  return clinics;
};

/** Two lists of rows without those of the clinics that have the same ones in both, in the same order. */
function differing<Row extends { readonly depaCode: string }>(
  before: readonly Row[],
  after: readonly Row[],
): [Row[], Row[]] {
  const [was, becomes] = [byClinic(before), byClinic(after)];
  const others = (rows: typeof was, same: typeof was): Row[] =>
    [...rows].flatMap(([depaCode, own]) => (isAlike(own, same.get(depaCode)) ? [] : own));
  return [others(was, becomes), others(becomes, was)];
}

/** Two catalogues without nearly all that is the same in both: of large ones, so little is left that it is soon compared. */
function differingParts(before: Catalogue, after: Catalogue): [Catalogue, Catalogue] {
  const [productsBefore, productsAfter] = differing(before.clinicProducts, after.clinicProducts);
  const [schedulesBefore, schedulesAfter] = differing(before.schedules, after.schedules);
  return [
    { ...before, clinicProducts: productsBefore, schedules: schedulesBefore },
    { ...after, clinicProducts: productsAfter, schedules: schedulesAfter },
  ];
}

/**
 * What has to be done to the one catalogue so that it becomes the other, in the order of {@link CATALOGUE_KINDS} and of
 * the keys; empty where they say the same, in whatever order.
 */
export function compareCatalogues(before: Catalogue, after: Catalogue): CatalogueChange[] {
  const [partBefore, partAfter] = differingParts(before, after);
  return CATALOGUE_KINDS.flatMap((kind) => {
    const [was, becomes] = [entriesOf(partBefore, kind), entriesOf(partAfter, kind)];
    const changes: CatalogueChange[] = [];
    for (const [key, entry] of becomes) {
      const change = changeOf(kind, was.get(key), entry);
      if (change) changes.push(change);
    }
    // What a clinic has received since is in no file.
    for (const [key, entry] of kind === 'lot' ? [] : was)
      if (!becomes.has(key))
        changes.push({ kind, key, name: entry.name, change: 'removed', fields: [] });
    return changes.sort((one, other) => compareText(one.key, other.key));
  });
}
