import { act, render } from '@testing-library/react';
import { HoldClock } from './hold-clock';

const START = Date.parse('2026-11-22T01:00:00Z');
const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const region = (box: HTMLElement): Element => {
  const [live, ...more] = box.querySelectorAll('[aria-live]');
  if (!live || more.length) throw new Error('there has to be one live region');
  return live;
};

test('the clock is silent but for its last minute, which its live region says once', () => {
  const onExpired = jest.fn();
  const { container } = render(<HoldClock expiresAt={START + 2 * MINUTE} onExpired={onExpired} />);
  const live = region(container);
  expect(live.getAttribute('aria-live')).toBe('polite');
  expect(live.textContent).toBe('');
  const said = new Set<string>();
  for (let second = 0; second < 119; second += 1) {
    act(() => jest.advanceTimersByTime(1000));
    // Always the same element: a live region that is inserted with its text is not read out.
    expect(region(container)).toBe(live);
    said.add(live.textContent ?? '');
  }
  expect([...said].filter(Boolean)).toHaveLength(1);
  expect(onExpired).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1000));
  expect(onExpired).toHaveBeenCalled();
});
