import { BEAN_TASKS } from '@contract/beans/bean-rules';
import { beansFor, periodOf, TASKS } from './tasks';

test.each([
  [1, 2],
  [6, 2],
  [7, 10],
  [8, 2],
  [14, 10],
])('checking in on day %d in a row gives %d beans', (streak, beans) => {
  expect(beansFor('signIn', streak)).toBe(beans);
});

test('a task without days in a row gives the same every time', () => {
  expect(beansFor('readArticle', 7)).toBe(TASKS.readArticle.beans);
});

test('what is done once has one period for ever, what is daily one a day', () => {
  expect(periodOf('profile', '2026-11-22')).toBe('once');
  expect(periodOf('signIn', '2026-11-22')).toBe('2026-11-22');
});

test.each(BEAN_TASKS)('%s is worded in both languages and can be reached', (task) => {
  const { title, note, goal, beans } = TASKS[task];
  expect([title.zh, title.en, note.zh, note.en].every((text) => text !== '')).toBe(true);
  expect(goal).toBeGreaterThan(0);
  expect(beans).toBeGreaterThan(0);
});
