import { violationsOf } from './claim-rules';

const DRAFT = {
  name: '王小芳',
  mobile: '13800000000',
  regionCode: '110101',
  address: '某路 1 号',
  consent: true,
};

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ name: '王5' }, ['name']],
  [{ mobile: '1380000000' }, ['mobile']],
  [{ regionCode: '' }, ['regionCode']],
  [{ address: '1 号' }, ['address']],
  [{ address: '路'.repeat(80) }, []],
  [{ address: '路'.repeat(81) }, ['address']],
  [{ consent: false }, ['consent']],
])('%j: what has to be mended is %j', (change, fields) => {
  expect(violationsOf({ ...DRAFT, ...change })).toEqual(fields);
});
