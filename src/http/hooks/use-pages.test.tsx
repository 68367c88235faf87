import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../failure/api-error';
import { request } from '../request';
import { usePages } from './use-pages';

jest.mock('../request', () => ({ request: jest.fn() }));

const LIST = 'GET /vaccine/product/pageList.do';
const ask = jest.mocked(request);
const page = (pageNo: number, ids: string[], hasMore: boolean) =>
  ({ list: ids.map((productId) => ({ productId })), total: 3, pageNo, hasMore }) as never;
const show = (keyword = '') =>
  renderHook(({ word }) => usePages(LIST, { keyword: word }, (item) => item.productId), {
    initialProps: { word: keyword },
  });
type Shown = ReturnType<typeof show>['result'];
const ids = (result: Shown) => result.current.pages.items.map((item) => item.productId);

beforeEach(() => ask.mockReset());

test('the next page comes on demand and stands behind the first, until none is left', async () => {
  ask.mockResolvedValueOnce(page(1, ['a', 'b'], true)).mockResolvedValueOnce(page(2, ['c'], false));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a', 'b']));
  await act(async () => result.current.more());
  expect(ids(result)).toEqual(['a', 'b', 'c']);
  await act(async () => result.current.more());
  expect(ask).toHaveBeenCalledTimes(2);
});

test('another question empties the list at once, and the answer to the former one is not shown', async () => {
  let answerFirst = (_: never): void => undefined;
  ask
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    .mockResolvedValueOnce(page(1, ['new'], false));
  const { result, rerender } = show('old');
  rerender({ word: 'new' });
  expect(ids(result)).toEqual([]);
  await waitFor(() => expect(ids(result)).toEqual(['new']));
  await act(async () => answerFirst(page(1, ['old'], false)));
  expect(ids(result)).toEqual(['new']);
});

test('the failure of a question that another has overtaken is not shown', async () => {
  let refuseFirst = (_: unknown): void => undefined;
  ask
    .mockImplementationOnce(() => new Promise((_resolve, reject) => (refuseFirst = reject)))
    .mockResolvedValueOnce(page(1, ['new'], false));
  const { result, rerender } = show('old');
  rerender({ word: 'new' });
  await waitFor(() => expect(ids(result)).toEqual(['new']));
  await act(async () => refuseFirst(new ApiError({ kind: 'network', msg: 'no network' })));
  expect(result.current).toMatchObject({ state: 'ready', error: undefined });
});

test('after a failure the list stays, the reason is there, and asking for more tries again', async () => {
  ask
    .mockResolvedValueOnce(page(1, ['a'], true))
    .mockRejectedValueOnce(new ApiError({ kind: 'network', msg: 'no network' }))
    .mockResolvedValueOnce(page(2, ['b'], false));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a']));
  await act(async () => result.current.more());
  expect(result.current).toMatchObject({ state: 'failed', error: { msg: 'no network' } });
  expect(ids(result)).toEqual(['a']);
  await act(async () => result.current.more());
  expect(ids(result)).toEqual(['a', 'b']);
});

test('refreshing begins anew without emptying the list meanwhile', async () => {
  ask.mockResolvedValueOnce(page(1, ['a'], false));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a']));
  let answer = (_: never): void => undefined;
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  act(() => void result.current.refresh());
  expect(ids(result)).toEqual(['a']);
  await act(async () => answer(page(1, ['z'], false)));
  expect(ids(result)).toEqual(['z']);
});

test('a list that is shown again has its length and the present state of each entry at once', async () => {
  ask
    .mockResolvedValueOnce(page(1, ['a', 'b'], true))
    .mockResolvedValueOnce(page(2, ['c'], false))
    .mockResolvedValueOnce(page(1, ['b', 'c'], true))
    .mockResolvedValueOnce(page(2, ['d'], false));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a', 'b']));
  await act(async () => result.current.more());
  const lengths: number[] = [];
  await act(async () => {
    const again = result.current.again();
    lengths.push(ids(result).length);
    await again;
  });
  expect(lengths).toEqual([3]);
  expect(ids(result)).toEqual(['b', 'c', 'd']);
  expect(ask.mock.calls.map(([, input]) => (input as { pageNo: number }).pageNo)).toEqual([
    1, 2, 1, 2,
  ]);
});

test('a list that is shown again keeps its entries where it cannot be read', async () => {
  ask
    .mockResolvedValueOnce(page(1, ['a', 'b'], true))
    .mockResolvedValueOnce(page(2, ['c'], false))
    .mockResolvedValueOnce(page(1, ['a', 'b'], true))
    .mockRejectedValueOnce(new ApiError({ kind: 'network', msg: 'no network' }));
  const { result } = show();
  await waitFor(() => expect(ids(result)).toEqual(['a', 'b']));
  await act(async () => result.current.more());
  await act(async () => void (await result.current.again()));
  expect(ids(result)).toEqual(['a', 'b', 'c']);
  expect(result.current.state).toBe('failed');
});

test('an answer that cannot be read is a failure, not a list that loads for ever', async () => {
  ask.mockResolvedValueOnce(null as never).mockResolvedValueOnce(page(1, ['a'], false));
  const { result } = show();
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current.error).toMatchObject({ kind: 'malformed' });
  await act(async () => result.current.more());
  expect(ids(result)).toEqual(['a']);
});
