import { usePendingReads } from '@/features/service/unread/pending-reads';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { markRead } from './api';
import { useReadHere } from './read-store';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({ refreshServerData: jest.fn() }));

const sent = () => jest.mocked(request).mock.calls.map(([, input]) => input);

beforeEach(() => {
  jest.mocked(request).mockReset().mockResolvedValue({ total: 1 });
  useReadHere.setState({ ids: {}, before: {} }, true);
  usePendingReads.setState({ pending: [] });
});

test('what is marked as read goes as far as the list that was shown, online too', async () => {
  await markRead({}, { at: 500 });
  await markRead({ messageClass: 'booking' }, { at: 600 });
  await markRead({ messageId: '7' }, { at: 700, messageClass: 'booking' });
  expect(sent()).toEqual([
    { seenAt: 500 },
    { messageClass: 'booking', seenAt: 600 },
    { messageId: '7', seenAt: 700 },
  ]);
  expect(useReadHere.getState()).toEqual({
    ids: { 7: true },
    before: { all: 500, booking: 600 },
  });
});

test('without an answer it is stored with the same time', async () => {
  jest.mocked(request).mockRejectedValue(new ApiError({ kind: 'network', msg: '' }));
  await markRead({}, { at: 500 });
  expect(usePendingReads.getState().pending).toMatchObject([
    { target: {}, messageClass: null, seenAt: 500 },
  ]);
});
