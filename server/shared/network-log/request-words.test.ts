import { readRequest } from './request-words';

const REASON = '沪公网〔2026〕12 号，上海市公安局';
const days = ['2026-11-01', '2026-11-28'];
const read = (...words: string[]) => readRequest(words, 'usage');

test('a request names what it asks for, its days and its reason, wherever that stands', () => {
  const request = {
    ...{ kind: 'post', asked: 'p1', firstDay: '2026-11-01', lastDay: '2026-11-28' },
    reason: REASON,
  };
  expect(read('post', 'p1', ...days, '--reason', REASON)).toEqual(request);
  expect(read('--reason', ` ${REASON} `, 'post', 'p1', ...days)).toEqual(request);
  expect(read('account', '作者1', '2026-11-01', '2026-11-01', '--reason', REASON).kind).toBe(
    'account',
  );
});

test.each([
  [['letter', 'p1', ...days, '--reason', REASON]],
  [['post', '', ...days, '--reason', REASON]],
  [['post', 'p1', '--reason', REASON]],
  [['post', 'p1', '2026-11-28', '2026-11-01', '--reason', REASON]],
  [['post', 'p1', '2026-02-30', '2026-11-01', '--reason', REASON]],
  [['post', 'p1', '2026-1-1', '2026-11-01', '--reason', REASON]],
  [['post', 'p1', ...days, 'more', '--reason', REASON]],
  [[]],
])('%j is no request', (words) => {
  expect(() => read(...words)).toThrow('usage');
});

test.each([
  [[]],
  [['--reason']],
  [['--reason', '  ']],
  [['--reason', 'police']],
  [['--reason', '12']],
])('without a case number and an authority nothing is answered: %j', (words) => {
  expect(() => read('post', 'p1', ...days, ...words)).toThrow('case number');
});
