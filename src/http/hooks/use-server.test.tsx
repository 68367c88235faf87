import { act, renderHook, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { ApiError } from '../failure/api-error';
import { hidePage, showPage } from '../../../test/setup/shown-page';
import { request } from '../request';
import { forgetServerData, refreshServerData, renewServerData, useServer } from './use-server';

jest.mock('../request', () => ({ request: jest.fn() }));
jest.mock('@tarojs/taro', () => jest.requireActual('../../../test/setup/shown-page'));

const NOW = 'GET /base/time/now.do';
const ask = jest.mocked(request);
const show = () => act(async () => showPage());

beforeEach(async () => {
  ask.mockReset();
  ask.mockResolvedValue({ now: 1 } as never);
  await act(() => forgetServerData());
  ask.mockClear();
});

test('data arrives with its time, asked for without toast and without cancelling others', async () => {
  const { result } = renderHook(() => useServer(NOW));
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data).toEqual({ now: 1 }));
  expect(result.current.isLoading).toBe(false);
  expect(Date.now() - (result.current.receivedAt ?? 0)).toBeLessThan(60_000);
  expect(ask).toHaveBeenCalledWith(NOW, {}, { neverCancel: true, failure: 'in-place' });
});

test('null asks nothing', () => {
  const { result } = renderHook(() => useServer(null));
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(ask).not.toHaveBeenCalled();
});

test('two who show the same share one call', async () => {
  const { result } = renderHook(() => [useServer(NOW), useServer(NOW)]);
  await waitFor(() => expect(result.current[1]?.data).toEqual({ now: 1 }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('after a failed refresh the old data stays beside the error', async () => {
  const { result } = renderHook(() => useServer(NOW));
  await waitFor(() => expect(result.current.data).toEqual({ now: 1 }));
  const failure = new ApiError({ kind: 'server', code: CODE.SERVER, msg: 'broken' });
  ask.mockRejectedValue(failure);
  await act(() => result.current.refresh());
  expect(result.current).toMatchObject({ data: { now: 1 }, error: failure });
});

test('a page shown again asks anew only if its data is older than 10 s', async () => {
  const { result } = renderHook(() => useServer(NOW));
  await waitFor(() => expect(result.current.data).toBeDefined());
  await show();
  expect(ask).toHaveBeenCalledTimes(1);
  const later = Date.now() + 10_001;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await show();
  clock.mockRestore();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a change elsewhere refreshes all answers of its endpoint', async () => {
  const { result } = renderHook(() => useServer(NOW));
  await waitFor(() => expect(result.current.data).toEqual({ now: 1 }));
  ask.mockResolvedValue({ now: 2 } as never);
  await act(() => refreshServerData(NOW));
  await waitFor(() => expect(result.current.data).toEqual({ now: 2 }));
});

test('a change elsewhere waits on a hidden page until the page is shown again', async () => {
  const { result } = renderHook(() => useServer(NOW));
  await waitFor(() => expect(result.current.data).toEqual({ now: 1 }));
  hidePage();
  ask.mockResolvedValue({ now: 2 } as never);
  await act(() => refreshServerData(NOW));
  expect(ask).toHaveBeenCalledTimes(1);
  await show();
  await waitFor(() => expect(result.current.data).toEqual({ now: 2 }));
});

test('after signing in a page keeps what it shows until the new answer is there', async () => {
  const { result } = renderHook(() => useServer(NOW));
  await waitFor(() => expect(result.current.data).toEqual({ now: 1 }));
  ask.mockResolvedValue({ now: 2 } as never);
  let renewed: Promise<void> | undefined;
  act(() => void (renewed = renewServerData()));
  expect(result.current.data).toEqual({ now: 1 });
  await act(async () => renewed);
  expect(result.current.data).toEqual({ now: 2 });
});

test('a change elsewhere makes answers forgotten that no page shows', async () => {
  const before = renderHook(() => useServer(NOW));
  await waitFor(() => expect(before.result.current.data).toEqual({ now: 1 }));
  before.unmount();
  await act(() => refreshServerData(NOW));
  ask.mockResolvedValue({ now: 2 } as never);
  const { result } = renderHook(() => useServer(NOW));
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data).toEqual({ now: 2 }));
});

test('another input is another answer', async () => {
  const { result, rerender } = renderHook(
    ({ parentCode }) => useServer('GET /base/region/childRegions.do', { parentCode }),
    { initialProps: { parentCode: '310000' } },
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
  rerender({ parentCode: '320000' });
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data).toBeDefined());
});

test('after signing out a page that asks only for users is not asked for again, the others are', async () => {
  const { result, rerender } = renderHook(
    ({ isLogin }) => [
      useServer(
        isLogin ? 'GET /passport/user/findLoginUserByKey.do' : null,
        {},
        { crypto: 'response' },
      ),
      useServer(NOW),
    ],
    { initialProps: { isLogin: true } },
  );
  await waitFor(() => expect(result.current.every(({ data }) => data)).toBe(true));
  ask.mockClear();
  let forgotten = Promise.resolve();
  act(() => {
    forgotten = forgetServerData();
  });
  rerender({ isLogin: false });
  await act(() => forgotten);
  expect(ask.mock.calls.map(([endpoint]) => endpoint)).toEqual([NOW]);
  expect(result.current[0]?.data).toBeUndefined();
});
