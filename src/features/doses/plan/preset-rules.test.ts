import { presetOfProduct } from './preset-rules';

test.each([
  ['hepb', 2, { code: 'hepb', doseNo: 2 }],
  ['hepb', 9, { code: 'hepb', doseNo: null }],
  ['hpv9', 2, { code: 'hpv9', doseNo: null }],
  ['flu', 1, { code: 'flu', doseNo: null }],
  ['typhoid', 1, null],
] as const)(
  'the form of %s dose %i begins with what a book would number',
  (code, doseNo, preset) => {
    expect(presetOfProduct(code, doseNo)).toEqual(preset);
  },
);
