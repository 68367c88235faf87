import { onAppHide } from './index.h5';

const turn = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a hidden document lives on, and one whose page goes ends', () => {
  const heard: boolean[] = [];
  const forget = onAppHide((isEnding) => heard.push(isEnding));
  turn(true);
  turn(false);
  expect(heard).toEqual([false]);
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual([false, true]);
  forget();
  turn(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual([false, true]);
});
