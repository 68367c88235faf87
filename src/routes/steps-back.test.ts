import { locate } from './location';
import { createMatcher } from './match';
import { stepsBack } from './steps-back';

const match = createMatcher({ target: 'h5', environment: 'live' });
const pages = (...urls: string[]) => urls.map((url) => locate(url, match));

test.each([
  ['the page just below', pages('/home', '/departmentList'), 1],
  ['one further down', pages('/departmentList', '/about', '/feedback'), 3],
  ['the nearest of two', pages('/departmentList', '/departmentList?regionCode=31', '/about'), 2],
  ['none where there is none', pages('/home', '/about'), undefined],
  ['none at the start', [], undefined],
])('to the list: %s', (_, below, steps) => {
  expect(stepsBack(below, 'departmentList')).toBe(steps);
});

test('a page with a query is found only with that query, and may have more', () => {
  const below = pages('/postDetail?postId=a&from=b', '/postDetail?postId=b');
  expect(stepsBack(below, 'postDetail', { postId: 'a' })).toBe(2);
  expect(stepsBack(below, 'postDetail', { postId: 'c' })).toBeUndefined();
});
