import { CODE } from '@contract/errors';
import {
  isNeverAccepted,
  retainedReports,
  MOST_REPORTS,
  nextReport,
  withoutReport,
  withReport,
} from './report-rules';
import type { AcceptedReport } from './report-rules';

const report = (reportId: string, account = 'ann'): AcceptedReport => ({
  reportId,
  account,
  templates: ['t'],
});
const none = new Set<string>();

test('the oldest of the account goes first, and none twice in a round', () => {
  const waiting = [report('1', 'bob'), report('2'), report('3')];
  expect(nextReport(waiting, 'ann', none)?.reportId).toBe('2');
  expect(nextReport(waiting, 'ann', new Set(['2']))?.reportId).toBe('3');
  expect(nextReport(waiting, 'ann', new Set(['2', '3']))).toBeUndefined();
  expect(nextReport(withoutReport(waiting, '2'), 'ann', none)?.reportId).toBe('3');
});

test('a report whose account is not known yet is sent, but not kept for whoever comes', () => {
  expect(nextReport([report('1', '')], 'ann', none)?.reportId).toBe('1');
  expect(retainedReports([report('1', ''), report('2')])).toEqual([report('2')]);
});

test('only so many wait', () => {
  const all = Array.from({ length: MOST_REPORTS + 2 }, (_, n) => report(String(n)));
  const waiting = all.reduce<readonly AcceptedReport[]>(withReport, []);
  expect(waiting.map(({ reportId }) => reportId)).toEqual(
    all.slice(2).map(({ reportId }) => reportId),
  );
});

test.each([
  [CODE.NOT_FOUND, true],
  [CODE.PARAMETERS, true],
  [CODE.LOGIN_INVALID, false],
  [CODE.CODE_WRONG, false],
  ['', false],
])('a refusal %s is for good: %s', (code, isForGood) => {
  expect(isNeverAccepted(code)).toBe(isForGood);
});
