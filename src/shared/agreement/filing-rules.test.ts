import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import { filingsOf } from './filing-rules';

const OPERATOR = {
  ...EXAMPLE_OPERATOR,
  icpFiling: '蜀ICP备2026012345号-1',
  policeFiling: '川公网安备51010402001234号',
};

test('each filing leads to its public register, the police’s to its own number', () => {
  expect(filingsOf(OPERATOR)).toEqual([
    { kind: 'icp', text: '蜀ICP备2026012345号-1', url: 'https://beian.miit.gov.cn/' },
    {
      kind: 'police',
      text: '川公网安备51010402001234号',
      url: 'https://beian.mps.gov.cn/#/query/webSearch?code=51010402001234',
    },
  ]);
});

test('one that is not there yet is not shown', () => {
  expect(filingsOf({ ...OPERATOR, policeFiling: '' }).map(({ kind }) => kind)).toEqual(['icp']);
});
