import type { DataOf } from '@contract/endpoints';
import type { DepartmentVaccine } from '@contract/department/endpoints';

/** A clinic's vaccines, grouped by disease. */
export type ClinicProductGroup =
  DataOf<'GET /department/department/getDepartmentVaccineCatalogForOnline.do'>[number];

/** Whether a product can be booked now, and if not, why. */
export type ClinicProductState =
  | { readonly kind: 'free'; readonly day: string }
  | {
      readonly kind: 'release';
      readonly at: number;
      /** The release whose queue gives access to these slots; null where it has no queue. */
      readonly releaseId: string | null;
    }
  | { readonly kind: 'soldOut' | 'outOfStock' };

/** What decides on the state; a clinic's card says it of the products that were searched for. */
export type ClinicProduct = Pick<
  DepartmentVaccine,
  'inStock' | 'nextFreeDay' | 'releaseAt' | 'releaseId'
>;

/** State of a product at a clinic. */
export function clinicProductState(clinicProduct: ClinicProduct): ClinicProductState {
  if (clinicProduct.nextFreeDay !== null) return { kind: 'free', day: clinicProduct.nextFreeDay };
  if (!clinicProduct.inStock) return { kind: 'outOfStock' };
  return clinicProduct.releaseAt === null
    ? { kind: 'soldOut' }
    : { kind: 'release', at: clinicProduct.releaseAt, releaseId: clinicProduct.releaseId };
}

const countOf = (groups: readonly ClinicProductGroup[]): number =>
  groups.reduce((sum, group) => sum + group.vaccines.length, 0);

/** The first `limit` products with their groups, and the number of those left out. */
export function firstClinicProducts(
  groups: readonly ClinicProductGroup[],
  limit: number,
): { readonly shown: readonly ClinicProductGroup[]; readonly left: number } {
  const shown: ClinicProductGroup[] = [];
  let room = limit;
  for (const group of groups) {
    if (room <= 0) break;
    shown.push({ ...group, vaccines: group.vaccines.slice(0, room) });
    room -= group.vaccines.length;
  }
  return { shown, left: Math.max(0, countOf(groups) - limit) };
}

/** Sorts groups, and products within a group: free, awaiting release, sold out, out of stock. The order is stable. */
export function bookableFirst(
  groups: readonly ClinicProductGroup[],
): readonly ClinicProductGroup[] {
  const RANK = { free: 0, release: 1, soldOut: 2, outOfStock: 3 } as const;
  const rank = (clinicProduct: DepartmentVaccine): number =>
    RANK[clinicProductState(clinicProduct).kind];
  const best = (group: ClinicProductGroup): number => Math.min(...group.vaccines.map(rank));
  return groups
    .map((group) => ({ ...group, vaccines: [...group.vaccines].sort((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => best(a) - best(b));
}
