import { act, renderHook } from '@testing-library/react';
import type { CursorPages } from '@/http/hooks/use-cursor-pages';
import { useSteps } from './use-steps';

const more = jest.fn();
const pagesOf = (items: readonly number[], facts: Partial<CursorPages<number>> = {}) =>
  ({ items, hasMore: true, state: 'ready', more, ...facts }) as CursorPages<number>;
const show = (pages: CursorPages<number>) =>
  renderHook(({ pages: now }) => useSteps(now, 2), { initialProps: { pages } });

beforeEach(() => more.mockClear());

test('items are shown a step at a time, and the provider is asked once all are', () => {
  const { result } = show(pagesOf([1, 2, 3, 4]));
  expect(result.current.shown).toEqual([1, 2]);
  act(() => result.current.more());
  expect(result.current.shown).toEqual([1, 2, 3, 4]);
  expect(more).not.toHaveBeenCalled();
  act(() => result.current.more());
  expect(more).toHaveBeenCalledTimes(1);
});

test('what the next page brings is shown by the step that asked for it', () => {
  const { result, rerender } = show(pagesOf([1, 2]));
  act(() => result.current.more());
  rerender({ pages: pagesOf([1, 2, 3, 4, 5], { hasMore: false }) });
  expect(result.current).toMatchObject({ shown: [1, 2, 3, 4], hasMore: true });
  act(() => result.current.more());
  expect(result.current).toMatchObject({ shown: [1, 2, 3, 4, 5], hasMore: false });
});

test('while a page is loading, nothing is asked', () => {
  const { result } = show(pagesOf([1, 2], { state: 'loading' }));
  act(() => result.current.more());
  expect(more).not.toHaveBeenCalled();
});

test('after a failure, more tries again and skips nothing', () => {
  const { result, rerender } = show(pagesOf([1, 2]));
  act(() => result.current.more());
  rerender({ pages: pagesOf([1, 2], { state: 'failed' }) });
  act(() => result.current.more());
  expect(more).toHaveBeenCalledTimes(2);
  rerender({ pages: pagesOf([1, 2, 3, 4, 5]) });
  expect(result.current.shown).toEqual([1, 2, 3, 4]);
});
