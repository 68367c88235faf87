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
  after: CatalogueEntry | undefined,
): CatalogueChange | null {
  if (!after) {
    const { key = '', name = '' } = before ?? {};
    return { kind, key, name, change: 'removed', fields: [] };
  }
  const { key, name } = after;
  const fields = changedFields(before ?? { key, name, fields: {} }, after);
  if (before && fields.length === 0) return null;
  return { kind, key, name, change: before ? 'changed' : 'added', fields };
}

/**
 * What has to be done to the one catalogue so that it becomes the other, in the order of {@link CATALOGUE_KINDS} and of
 * the keys; empty where they say the same, in whatever order.
 */
export function compareCatalogues(before: Catalogue, after: Catalogue): CatalogueChange[] {
  return CATALOGUE_KINDS.flatMap((kind) => {
    const [was, becomes] = [entriesOf(before, kind), entriesOf(after, kind)];
    const keys = [...new Set([...was.keys(), ...becomes.keys()])].sort(compareText);
    return keys.flatMap((key) => changeOf(kind, was.get(key), becomes.get(key)) ?? []);
  });
}
