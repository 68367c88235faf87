import { reportDoubles } from './doubles';
import { pairKey } from './targets';
import type { Problems, Tables } from '../folder';

/** Reports lines that say again what an earlier one of their file says. */
export function reportAllDoubles(tables: Tables, problems: Problems): void {
  const { clinics, clinicProducts, exceptions, stock, holidays, catalogs, zones, notices } = tables;
  reportDoubles(clinics?.lines ?? [], ({ code }) => code, 'code', problems.clinics);
  reportDoubles(
    clinicProducts?.lines ?? [],
    ({ clinic, product }) => pairKey(clinic, product),
    'product',
    problems.clinicProducts,
  );
  reportDoubles(
    stock?.lines ?? [],
    ({ clinic, product, lot }) => `${pairKey(clinic, product)} ${lot}`,
    'lot',
    problems.stock,
  );
  reportDoubles(holidays?.lines ?? [], ({ day }) => day, 'day', problems.holidays);
  reportDoubles(catalogs?.lines ?? [], ({ id }) => id, 'id', problems.catalogs);
  reportDoubles(zones?.lines ?? [], ({ id }) => id, 'id', problems.zones);
  reportDoubles(notices?.lines ?? [], ({ id }) => id, 'id', problems.notices);
  reportDoubles(
    exceptions?.lines ?? [],
    ({ line: _line, ...fields }) => JSON.stringify(fields),
    null,
    problems.exceptions,
    'the same',
  );
}
