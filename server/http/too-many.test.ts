import { waitText } from './too-many';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [1, '1 秒', '1 second'],
  [59_200, '60 秒', '60 seconds'],
  [119 * SECOND, '119 秒', '119 seconds'],
  [2 * MINUTE, '2 分钟', '2 minutes'],
  [14 * MINUTE + 1, '15 分钟', '15 minutes'],
  [12 * HOUR - 1, '12 小时', '12 hours'],
])('a wait of %i ms is told as %s', (ms, zh, en) => {
  expect(waitText(ms)).toEqual({ zh, en });
});
