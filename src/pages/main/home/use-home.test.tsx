import { act, renderHook, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { Region } from '@/shared/location/region-rules';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { useHome } from './use-home';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));

const ask = jest.mocked(request) as unknown as jest.Mock<Promise<unknown>, [string]>;

const CLINICS = 'GET /department/department/nearbyDepartment.do';
const ANSWERS: Readonly<Record<string, unknown>> = {
  [CLINICS]: { list: [], total: 0, isMore: false, firstFreeDay: null, pageNo: 1, hasMore: false },
  'GET /vaccine/zone/list.do': [],
  'GET /article/article/pageList.do': { list: [], total: 0, pageNo: 1, hasMore: false },
};
const FAILURE = new ApiError({ kind: 'server', code: CODE.SERVER, msg: 'broken' });
const answer = (endpoint: string): Promise<unknown> => Promise.resolve(ANSWERS[endpoint]);
const never = (): Promise<unknown> => new Promise(() => undefined);

const regionOf = (regionCode: string): Region => ({
  regionCode,
  name: regionCode,
  isDefault: false,
  origin: null,
  measuredFrom: 'centre',
});

async function shown() {
  const page = renderHook(({ region }) => useHome(region), {
    initialProps: { region: regionOf('310100') },
  });
  await waitFor(() => expect(page.result.current.ready).toBe(true));
  return page;
}

beforeEach(async () => {
  ask.mockImplementation(never);
  await act(() => forgetServerData());
});

test('while the clinics of another city are loading, nothing is said to have failed', async () => {
  ask.mockImplementation(answer);
  const { result, rerender } = await shown();
  ask.mockImplementation(never);
  rerender({ region: regionOf('330100') });
  expect(result.current).toMatchObject({
    clinics: undefined,
    isPartial: false,
    isEmpty: false,
    awaitsClinics: true,
  });
});

test('while everything is loaded again, for example in another language, nothing is said to have failed', async () => {
  ask.mockImplementation(answer);
  const { result } = await shown();
  ask.mockImplementation(never);
  await act(async () => void forgetServerData());
  await waitFor(() => expect(result.current.zones).toBeUndefined());
  expect(result.current).toMatchObject({ isPartial: false, isEmpty: false });
});

test('a part that failed is missing', async () => {
  ask.mockImplementation((endpoint) =>
    endpoint === CLINICS ? Promise.reject(FAILURE) : answer(endpoint),
  );
  const { result } = await shown();
  expect(result.current).toMatchObject({ isPartial: true, isEmpty: false, awaitsClinics: false });
});

test('home is empty only where all parts failed', async () => {
  ask.mockImplementation(() => Promise.reject(FAILURE));
  const { result } = await shown();
  expect(result.current).toMatchObject({ isEmpty: true, error: FAILURE });
});
