import { renderHook, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { cacheRecords } from '@/storage/storage';
import { ApiError } from '../failure/api-error';
import { useOfflineCopy } from './use-offline-copy';
import type { ServerData } from './use-server';

const server = (change: Partial<ServerData<string>>): ServerData<string> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  isRefreshing: false,
  receivedAt: undefined,
  refresh: async () => undefined,
  ...change,
});
const answered = server({ data: 'zones', receivedAt: 1000 });
const cut = server({ error: new ApiError({ kind: 'network', msg: '' }) });

beforeEach(() => cacheRecords.remove('kept:k'));

test('after a restart without network the last answer is shown, with its time', async () => {
  renderHook(() => useOfflineCopy('k', answered));
  const { result } = renderHook(() => useOfflineCopy('k', cut));
  await waitFor(() => expect(result.current).toEqual({ data: 'zones', receivedAt: 1000 }));
});

test('an answer for another place is of no use', async () => {
  renderHook(() => useOfflineCopy('k', answered, '310100'));
  const { result } = renderHook(() => useOfflineCopy('k', cut, '110100'));
  await waitFor(() => expect(result.current.data).toBeUndefined());
});

test('a refusal by the provider is not papered over', async () => {
  renderHook(() => useOfflineCopy('k', answered));
  const refused = server({ error: new ApiError({ kind: 'server', code: CODE.SERVER, msg: '' }) });
  const { result } = renderHook(() => useOfflineCopy('k', refused));
  await waitFor(() => expect(result.current.data).toBeUndefined());
});
