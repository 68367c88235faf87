import type { ClinicEdits } from '@contract/manage/catalogue-fields';
import type { Catalogue } from '../../../../catalogue/rows';
import { FieldProblems } from './edit-problem';
import type { FieldProblem } from './edit-problem';
import { scheduleFieldsOf } from './edited-rows';
import { reportExceptions } from './exception-problems';
import { reportGroups } from './group-problems';
import { reportHours } from './hours-problems';
import { reportProducts } from './product-problems';
import type { ProductLimits } from './product-problems';
import { productsOfRow } from './product-rows';
import { reportLeftOutside, reportSchedules } from './schedule-problems';

const idsOf = ({ clinicProducts }: Catalogue): ReadonlySet<string> =>
  new Set(clinicProducts.map(({ productId }) => productId));

/**
 * What is wrong with a manager's change of a clinic: what `check` would say of the files that it would make, for its fields.
 * @param before and after the clinic's part of the catalogue @param products that the catalogue has
 */
export function editProblems(
  edits: ClinicEdits,
  { before, after }: { readonly before: Catalogue; readonly after: Catalogue },
  products: readonly ProductLimits[],
): FieldProblem[] {
  const problems = new FieldProblems('');
  const own = idsOf(after);
  const hours = after.clinics[0]?.hours ?? [];
  reportProducts(edits, products, idsOf(before), problems);
  reportExceptions(edits, before.exceptions, own, problems);
  if (edits.hours) reportHours(edits.hours, problems);
  reportSchedules({ schedules: edits.schedules, hours, own }, problems);
  reportGroups(edits, after, problems);
  if (edits.hours && problems.list.length === 0) {
    const changed = new Set(edits.schedules.flatMap(({ productIds }) => productIds));
    const rows = after.schedules.filter((row) => !productsOfRow(row).some((id) => changed.has(id)));
    reportLeftOutside(scheduleFieldsOf(rows), hours, problems);
  }
  return problems.list;
}
