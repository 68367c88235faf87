import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { keepRead, sendPendingReads, usePendingReads } from './pending-reads';
import type { PendingRead } from './pending-read-rules';
import { useSession } from '@/shared/session/session-store';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const sent = request as jest.Mock;
const offline = new ApiError({ kind: 'network', msg: '' });
const read = (messageId: string, account = 'u1'): PendingRead => ({
  account,
  target: { messageId },
  messageClass: 'booking',
  seenAt: 5,
});
const pending = () => usePendingReads.getState().pending.map(({ target }) => target);

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ total: 0 });
  usePendingReads.setState({ pending: [] });
  useSession.setState({ isLogin: true, userInfo: { id: 'u1' } } as never);
});

test('what was read without a connection is sent once there is one, with when it was seen', async () => {
  keepRead(read('1'));
  keepRead(read('2'));
  sent.mockRejectedValueOnce(offline);
  expect(await sendPendingReads()).toBe(false);
  expect(pending()).toEqual([{ messageId: '1' }, { messageId: '2' }]);
  expect(await sendPendingReads()).toBe(true);
  expect(sent.mock.calls.slice(1).map(([, input]) => input as unknown)).toEqual([
    { messageId: '1', seenAt: 5 },
    { messageId: '2', seenAt: 5 },
  ]);
  expect(pending()).toEqual([]);
});

test('what another account read is not sent under this one, and stays', async () => {
  keepRead(read('1', 'u2'));
  expect(await sendPendingReads()).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  expect(pending()).toEqual([{ messageId: '1' }]);
});

test('a read that the provider refuses is not repeated for ever', async () => {
  keepRead(read('1'));
  sent.mockRejectedValueOnce(new ApiError({ kind: 'server', code: CODE.PARAMETERS, msg: '' }));
  await sendPendingReads();
  expect(pending()).toEqual([]);
});

test('what is read again while it is being sent is sent again', async () => {
  keepRead(read('1'));
  sent.mockImplementationOnce(() => {
    keepRead({ ...read('1'), seenAt: 9 });
    return Promise.resolve({ total: 0 });
  });
  await sendPendingReads();
  expect(usePendingReads.getState().pending).toMatchObject([{ seenAt: 9 }]);
});
