import { CATALOGUE_KINDS } from './catalogue-kinds';
import type { CatalogueKind } from './catalogue-kinds';
import type { CatalogueChange } from './compare-catalogues';
import { fieldText } from './field-text';

/** Lines of each kind, unless somebody asks for another number. */
const LINES_OF_A_KIND = 20;

const TITLES: Readonly<Record<CatalogueKind, string>> = {
  holiday: 'Holidays',
  encyclopedia: 'Encyclopaedia',
  product: 'Vaccines',
  catalog: 'Vaccine groups',
  zone: 'Zones',
  article: 'Articles',
  video: 'Videos',
  clinic: 'Clinics',
  notice: 'Notices',
  clinicProduct: 'Prices and stock',
  schedule: 'Schedules',
  exceptions: 'Exceptions',
  lot: 'Lots',
};

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

function lineOf({ change, key, name, fields }: CatalogueChange): string {
  const what = name === '' ? key : `${key} ${name}`;
  const how = change === 'changed' ? `: ${fields.map(fieldText).join('; ')}` : '';
  return `  ${SIGNS[change]} ${what}${how}`;
}

function countsOf(changes: readonly CatalogueChange[]): string {
  const count = (wanted: CatalogueChange['change']) =>
    changes.filter(({ change }) => change === wanted).length;
  return (['added', 'changed', 'removed'] as const)
    .map((change) => `${count(change)} ${change}`)
    .join(', ');
}

const byKind = (changes: readonly CatalogueChange[]) =>
  CATALOGUE_KINDS.map((kind) => ({
    kind,
    own: changes.filter((change) => change.kind === kind),
  })).filter(({ own }) => own.length > 0);

/** The changes in one line for each kind: `Clinics: 3 added, 1 changed, 0 removed`. */
export const summaryOf = (changes: readonly CatalogueChange[]): string =>
  byKind(changes)
    .map(({ kind, own }) => `${TITLES[kind]}: ${countsOf(own)}`)
    .join('\n') || 'Nothing changes.';

/** The changes in words: first how many there are, then the first of each kind. @param most lines of a kind */
export function describeChanges(
  changes: readonly CatalogueChange[],
  most = LINES_OF_A_KIND,
): string {
  const lists = byKind(changes).map(({ kind, own }) => {
    const more = own.length > most ? [`  … and ${own.length - most} more`] : [];
    return [`${TITLES[kind]}:`, ...own.slice(0, most).map(lineOf), ...more].join('\n');
  });
  return [summaryOf(changes), ...lists].join('\n\n');
}
