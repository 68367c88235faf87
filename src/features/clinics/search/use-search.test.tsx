import { act, renderHook, waitFor } from '@testing-library/react';
import type { Region } from '@/shared/location/region-rules';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { useSearch } from './use-search';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const ask = jest.mocked(request) as unknown as jest.Mock<Promise<unknown>, [string]>;
const REGION: Region = {
  regionCode: '310100',
  name: '上海市',
  isDefault: false,
  origin: null,
  measuredFrom: 'centre',
};
const NOTHING = { groups: [], meant: null, isUrgent: false };
const FLU = {
  groups: [{ kind: 'vaccine', items: [], hasMore: false }],
  meant: null,
  isUrgent: false,
};
const never = (): Promise<unknown> => new Promise(() => undefined);

/** A page that has the answer to a first word. */
async function searched(answer: unknown) {
  ask.mockResolvedValue(answer);
  const page = renderHook(({ word }) => useSearch(word, REGION), { initialProps: { word: 'xyz' } });
  await waitFor(() => expect(page.result.current.data).toEqual(answer));
  ask.mockImplementation(never);
  return page;
}

beforeEach(async () => {
  ask.mockImplementation(never);
  await act(() => forgetServerData());
});

test('that nothing was found is not said of the next word, which is still searched for', async () => {
  const { result, rerender } = await searched(NOTHING);
  rerender({ word: '流感' });
  expect(result.current.data).toBeUndefined();
});

test('what was found stays while a changed word is searched for', async () => {
  const { result, rerender } = await searched(FLU);
  rerender({ word: '流感疫苗' });
  expect(result.current.data).toEqual(FLU);
});

test('what was found for a word before the last one does not come back', async () => {
  const { result, rerender } = await searched(FLU);
  ask.mockResolvedValue(NOTHING);
  rerender({ word: 'qqq' });
  await waitFor(() => expect(result.current.data).toEqual(NOTHING));
  ask.mockImplementation(never);
  rerender({ word: 'qqqq' });
  expect(result.current.data).toBeUndefined();
});
