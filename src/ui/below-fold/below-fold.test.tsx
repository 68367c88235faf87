import { act, render, screen } from '@testing-library/react';
import { BelowFold } from './below-fold';

const frames: FrameRequestCallback[] = [];

/** Lets the browser draw what is waiting. */
const frame = (): void => act(() => frames.splice(0).forEach((call) => call(0)));
const texts = (): (string | null)[] =>
  screen.queryAllByRole('listitem').map((each) => each.textContent);
const items = (names: readonly string[]) => names.map((name) => <li key={name}>{name}</li>);

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((call) => frames.push(call));
});
afterEach(() => jest.restoreAllMocks());

test('each child is drawn in a frame of its own, in their order', () => {
  render(<BelowFold>{items(['plan', 'clinics'])}</BelowFold>);
  expect(texts()).toEqual([]);
  frame();
  expect(texts()).toEqual(['plan']);
  frame();
  expect(texts()).toEqual(['plan', 'clinics']);
  expect(frames).toEqual([]);
});

test('once all is drawn, whatever comes shows at once', () => {
  const { rerender } = render(<BelowFold>{items(['plan'])}</BelowFold>);
  frame();
  rerender(<BelowFold>{items(['clinics', 'plan'])}</BelowFold>);
  expect(texts()).toEqual(['clinics', 'plan']);
});

test('a page that is left asks for no further frame', () => {
  const cancel = jest.spyOn(window, 'cancelAnimationFrame');
  const { unmount } = render(<BelowFold>{items(['plan'])}</BelowFold>);
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});
