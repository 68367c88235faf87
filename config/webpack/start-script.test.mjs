/** @jest-environment jsdom */
/* global document, window, Event */
import start from './start-script.js';

const HASHES = {
  chunk: { 1: 'aa', 2: 'bb', 3: 'cc', 4: 'dd' },
  css: { 2: 'ee' },
};
const ROUTES = { '/home': '|首页|Home', '/mine': '2.3|我的|Me' };

function startAt(hash) {
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-start');
  window.location.hash = hash;
  start(HASHES, [1], ROUTES, [4]);
}
const asked = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

test('a page’s files are asked for at once, and nothing of home’s', () => {
  startAt('#/mine?from=card');
  const files = ['chunk/1.aa.js', 'css/2.ee.css', 'chunk/2.bb.js', 'chunk/3.cc.js'];
  expect(asked()).toEqual(files);
  expect(document.documentElement.getAttribute('data-start')).toBe('page');
  window.entryArrived();
  expect(asked()).toEqual(files);
});

test.each(['', '#/home', '#/unknown'])('home asks once its entry is there: %p', (hash) => {
  startAt(hash);
  expect(asked()).toEqual([]);
  window.entryArrived();
  expect(asked()).toEqual(['chunk/1.aa.js', 'chunk/4.dd.js']);
});

test('the app finds the titles of its pages', () => {
  startAt('');
  expect(window.titlesOf('/mine')).toEqual(['我的', 'Me']);
  expect(window.titlesOf('/unknown')).toEqual([]);
});

test('errors are collected until somebody takes them over', () => {
  startAt('');
  const { earlyErrors } = window;
  window.dispatchEvent(new Event('error'));
  earlyErrors.stop();
  window.dispatchEvent(new Event('error'));
  expect(earlyErrors).toHaveLength(1);
});
