import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../failure/api-error';
import { reportError } from '@/telemetry/errors';
import { cachedRequest } from '../cached-request';
import { useCached } from './use-cached';

jest.mock('../cached-request', () => ({ cachedRequest: jest.fn() }));

jest.mock('@/telemetry/errors', () => ({ reportError: jest.fn() }));

const ask = jest.mocked(cachedRequest) as unknown as jest.Mock;
const CITIES = 'GET /base/region/cities.do';
const PROVINCES = 'GET /base/region/childRegions.do';

beforeEach(() => ask.mockReset());

test('data comes by the cached client, and a bar shows while it is on its way', async () => {
  let answer: (data: unknown) => void = () => undefined;
  ask.mockImplementation(async (_endpoint, _input, { progress }) => {
    progress(true);
    const data = await new Promise((resolve) => (answer = resolve));
    progress(false);
    return data;
  });
  const { result } = renderHook(() => useCached(CITIES, {}));
  await waitFor(() => expect(document.querySelector('.ui-progress')).not.toBeNull());
  await act(async () => answer([{ cityCode: '110100' }]));
  await waitFor(() => expect(result.current.data).toEqual([{ cityCode: '110100' }]));
  expect(document.querySelector('.ui-progress')).toBeNull();
});

test('a failure is handed on, and asking anew may help', async () => {
  const failure = new ApiError({ kind: 'network', msg: 'API Error' });
  ask.mockRejectedValueOnce(failure).mockResolvedValueOnce([]);
  const { result } = renderHook(() => useCached(PROVINCES, { parentCode: '110000' }));
  await waitFor(() => expect(result.current.error).toBe(failure));
  await act(() => result.current.refresh());
  expect(result.current).toMatchObject({ data: [], error: undefined });
});

test('what is no failure of a call is shown as one too, and is reported', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  ask.mockRejectedValueOnce(new TypeError('storage is undefined'));
  const { result } = renderHook(() => useCached(PROVINCES, { parentCode: '120000' }));
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'malformed' }));
  expect(result.current.error?.msg).toBe('请求出错，请稍后再试');
  expect(reportError).toHaveBeenCalledWith('rejection', expect.any(TypeError));
});

test('null asks nothing', () => {
  renderHook(() => useCached<typeof CITIES>(null, {}));
  expect(ask).not.toHaveBeenCalled();
});
