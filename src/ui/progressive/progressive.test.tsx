import { act, render, screen } from '@testing-library/react';
import { Progressive } from './progressive';

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
  render(<Progressive>{items(['plan', 'clinics'])}</Progressive>);
  expect(texts()).toEqual([]);
  frame();
  expect(texts()).toEqual(['plan']);
  frame();
  expect(texts()).toEqual(['plan', 'clinics']);
  expect(frames).toEqual([]);
});

test('several children make a piece where it is asked for', () => {
  render(<Progressive by={2}>{items(['plan', 'clinics', 'questions'])}</Progressive>);
  frame();
  expect(texts()).toEqual(['plan', 'clinics']);
  frame();
  expect(texts()).toEqual(['plan', 'clinics', 'questions']);
});

test('what stands further down waits for all that is above it, nested pieces too', () => {
  render(
    <>
      <Progressive>
        <Progressive>{items(['plan', 'clinics'])}</Progressive>
        <li>questions</li>
      </Progressive>
      <Progressive>{items(['hours'])}</Progressive>
    </>,
  );
  const seen: (string | null)[][] = [];
  while (frames.length > 0) {
    frame();
    seen.push(texts());
  }
  const order = ['plan', 'clinics', 'questions', 'hours'];
  for (const shown of seen) expect(shown).toEqual(order.slice(0, shown.length));
  expect(seen[seen.length - 1]).toEqual(order);
});

test('what is above and leaves before it is drawn holds up nothing', () => {
  const below = <Progressive key="below">{items(['hours'])}</Progressive>;
  const { rerender } = render([<Progressive key="above">{items(['plan'])}</Progressive>, below]);
  rerender([below]);
  frame();
  expect(texts()).toEqual(['hours']);
});

test('a part that is in pieces only within others is drawn at once where there are none', () => {
  const weeks = <Progressive nested>{items(['week 1', 'week 2'])}</Progressive>;
  const { rerender } = render(weeks);
  expect(texts()).toEqual(['week 1', 'week 2']);
  rerender(<Progressive key="page">{weeks}</Progressive>);
  frame();
  expect(texts()).toEqual([]);
  frame();
  expect(texts()).toEqual(['week 1']);
});

test('once all is drawn, whatever comes shows at once', () => {
  const { rerender } = render(<Progressive>{items(['plan'])}</Progressive>);
  frame();
  rerender(<Progressive>{items(['clinics', 'plan'])}</Progressive>);
  expect(texts()).toEqual(['clinics', 'plan']);
});

test('a page that is left asks for no further frame', () => {
  const cancel = jest.spyOn(window, 'cancelAnimationFrame');
  const { unmount } = render(<Progressive>{items(['plan'])}</Progressive>);
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});
