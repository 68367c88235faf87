import type { ClinicEdits } from '@contract/manage/catalogue-fields';
import type { Catalogue } from '../../../../catalogue/rows';
import { ProductGroups } from '../rules/product-groups';
import type { FieldProblems } from './edit-problem';
import { exceptionFieldsOf, exceptionKey } from './edited-rows';
import { productsOfRow } from './product-rows';

/**
 * Reports exceptions that name other products than those that share their slots, as `check` does: a product is in one group.
 * @param after the clinic's part of the catalogue as it will be
 */
export function reportGroups(
  { addedExceptions }: ClinicEdits,
  { schedules, exceptions }: Catalogue,
  problems: FieldProblems,
): void {
  const groups = new ProductGroups<null>();
  for (const row of schedules) groups.note(row.depaCode, productsOfRow(row), null);
  for (const row of exceptions) {
    if (!groups.note(row.depaCode, productsOfRow(row), null)) continue;
    const key = exceptionKey(exceptionFieldsOf(row));
    const index = addedExceptions.findIndex((fields) => exceptionKey(fields) === key);
    problems.add(
      index < 0 ? 'schedules' : `addedExceptions.${index}.productIds`,
      '共用号源的疫苗要一起写',
      'Vaccines that share their slots have to be named together',
    );
  }
}
