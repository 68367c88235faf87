import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../failure/api-error';
import { request } from '../request';
import { useCursorPages } from './use-cursor-pages';

jest.mock('../request', () => ({ request: jest.fn() }));

const REPLIES = 'GET /ugc-api/comment/replies.do';
const ask = jest.mocked(request);
const page = (ids: readonly string[], next: string | null) =>
  ({ list: ids.map((commentId) => ({ commentId })), next }) as never;
const noNetwork = new ApiError({ kind: 'network', msg: 'no network' });
const show = () =>
  renderHook(({ commentId }) => useCursorPages(REPLIES, { commentId }, (each) => each.commentId), {
    initialProps: { commentId: 'c1' },
  });
type Shown = ReturnType<typeof show>['result'];
const ids = (result: Shown) => result.current.items.map(({ commentId }) => commentId);

beforeEach(() => ask.mockReset());

test('the next page is asked by the cursor, and what came twice stands once', async () => {
  ask
    .mockResolvedValueOnce(page(['a', 'b'], 'after-b'))
    .mockResolvedValueOnce(page(['b', 'c'], null));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a', 'b']));
  await act(async () => result.current.more());
  expect(ids(result)).toEqual(['a', 'b', 'c']);
  expect(ask.mock.calls.map(([, input]) => input)).toEqual([
    { commentId: 'c1' },
    { commentId: 'c1', cursor: 'after-b' },
  ]);
  await act(async () => result.current.more());
  expect(ask).toHaveBeenCalledTimes(2);
});

test('after a failure the list stays and more tries again, also for the first page', async () => {
  ask
    .mockRejectedValueOnce(noNetwork)
    .mockResolvedValueOnce(page(['a'], 'after-a'))
    .mockRejectedValueOnce(noNetwork)
    .mockResolvedValueOnce(page(['b'], null));
  const { result } = show();
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', isIn: false }));
  await act(async () => result.current.more());
  await act(async () => result.current.more());
  expect(result.current).toMatchObject({ state: 'failed', isIn: true, error: noNetwork });
  expect(ids(result)).toEqual(['a']);
  await act(async () => result.current.more());
  expect(ids(result)).toEqual(['a', 'b']);
});

test('another question empties the list, and the answer to the former one is not shown', async () => {
  let answerFirst = (_: never): void => undefined;
  ask
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    .mockResolvedValueOnce(page(['new'], null));
  const { result, rerender } = show();
  rerender({ commentId: 'c2' });
  expect(ids(result)).toEqual([]);
  await waitFor(() => expect(ids(result)).toEqual(['new']));
  await act(async () => answerFirst(page(['old'], null)));
  expect(ids(result)).toEqual(['new']);
});

test('the list can be changed here, and reading it again replaces it', async () => {
  ask.mockResolvedValueOnce(page(['a', 'b'], null)).mockResolvedValueOnce(page(['c'], null));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a', 'b']));
  act(() => result.current.change((items) => items.slice(1)));
  expect(ids(result)).toEqual(['b']);
  await act(async () => void (await result.current.refresh()));
  expect(ids(result)).toEqual(['c']);
});

test('looking again reads as many pages as are there, and drops what is gone', async () => {
  ask
    .mockResolvedValueOnce(page(['a', 'b'], 'after-b'))
    .mockResolvedValueOnce(page(['c'], 'after-c'))
    .mockResolvedValueOnce(page(['new', 'b'], 'after-b'))
    .mockResolvedValueOnce(page(['c'], 'after-c'));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a', 'b']));
  await act(async () => result.current.more());
  await act(async () => void (await result.current.again()));
  expect(ids(result)).toEqual(['new', 'b', 'c']);
  expect(result.current.hasMore).toBe(true);
  expect(ask.mock.calls.map(([, input]) => input)).toEqual([
    { commentId: 'c1' },
    { commentId: 'c1', cursor: 'after-b' },
    { commentId: 'c1' },
    { commentId: 'c1', cursor: 'after-b' },
  ]);
});

test('a whole list that could not be read again keeps what it has, and can be asked for again', async () => {
  ask
    .mockResolvedValueOnce(page(['a'], null))
    .mockRejectedValueOnce(noNetwork)
    .mockResolvedValueOnce(page(['b'], null));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a']));
  await act(async () => void (await result.current.again()));
  expect(result.current).toMatchObject({ footer: 'failed', error: noNetwork });
  expect(ids(result)).toEqual(['a']);
  await act(async () => result.current.more());
  expect(ids(result)).toEqual(['b']);
});
