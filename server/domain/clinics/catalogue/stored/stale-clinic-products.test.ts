import {
  sampleCatalogue,
  sampleClinic,
  sampleClinicProduct,
  samplePeriod,
} from '../../../../../test/samples/catalogue-rows';
import type { Catalogue } from '../../../../catalogue/rows';
import { compareCatalogues } from './compare-catalogues';
import { staleClinicProducts } from './stale-clinic-products';

const SAMPLE = sampleCatalogue();
const stale = (more: Partial<Catalogue>): string[] => {
  const after = sampleCatalogue(more);
  return [...staleClinicProducts(SAMPLE, after, compareCatalogues(SAMPLE, after))].sort();
};
const [first, ...others] = SAMPLE.clinicProducts;
/** Those that have a schedule; D1 P2 has none. */
const SCHEDULED = ['D1 P1', 'D2 P1'];

test.each<[string, Partial<Catalogue>, string[]]>([
  ['nothing', {}, []],
  ['a schedule', { schedules: [...SAMPLE.schedules, samplePeriod('D1', 'P2')] }, ['D1 P2']],
  ['exceptions of a clinic', { exceptions: [] }, ['D2 P1']],
  [
    'opening hours',
    { clinics: [sampleClinic('D1', { hours: [] }), sampleClinic('D2')] },
    ['D1 P1'],
  ],
  [
    'a clinic that goes offline',
    { clinics: [sampleClinic('D1', { isOnline: false }), sampleClinic('D2')] },
    ['D1 P1', 'D1 P2'],
  ],
  ['a telephone number', { clinics: [sampleClinic('D1', { phone: '1' }), sampleClinic('D2')] }, []],
  ['a clinic that goes', { clinics: [sampleClinic('D1')] }, ['D2 P1']],
  ['a holiday', { holidays: [] }, SCHEDULED],
  [
    'a holiday’s name',
    { holidays: SAMPLE.holidays.map((row) => ({ ...row, name: { zh: '', en: '' } })) },
    [],
  ],
  [
    'stock',
    { clinicProducts: [sampleClinicProduct('D1', 'P1', { inStock: false }), ...others] },
    ['D1 P1'],
  ],
  [
    'a price',
    { clinicProducts: [sampleClinicProduct('D1', 'P1', { priceCents: 1 }), ...others] },
    [],
  ],
  ['a product that goes', { clinicProducts: others }, ['D1 P1']],
  [
    'a product that comes',
    { clinicProducts: [...SAMPLE.clinicProducts, sampleClinicProduct('D2', 'P2')] },
    ['D2 P2'],
  ],
  ['an article', { articles: [] }, []],
])('after a change of %s', (_what, more, expected) => {
  expect(first?.depaCode).toBe('D1');
  expect(stale(more)).toEqual(expected);
});
