import { CODE } from '@contract/errors';
import { signIn, signOut } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { localEntries } from '@/storage/storage';
import { loginOf } from '../../../../test/samples/login';
import { sendAnswer } from './api';
import { draftOf, dropDraft, keepDraft, newDraft } from './draft';
import { DRAFTS_ENTRY } from './draft-entry';
import { followPendingAnswers } from './follow-pending';
import { sendPendingAnswers } from './send-pending';

jest.mock('./api', () => ({ sendAnswer: jest.fn() }));
let shown = (): void => undefined;
jest.mock('@/platform/lifecycle', () => ({
  onAppShow: (listener: () => void) => {
    shown = listener;
    return () => undefined;
  },
}));

const pending = (orderId: string, unusual = true) =>
  keepDraft({ ...newDraft(orderId, unusual), isPending: true });
const sentOrders = () => jest.mocked(sendAnswer).mock.calls.map(([{ orderId }]) => orderId);

beforeEach(() => {
  signOut('user');
  signIn(loginOf('u1'));
  jest
    .mocked(sendAnswer)
    .mockReset()
    .mockResolvedValue({} as never);
});

test('what has not arrived is sent when the app is shown, without its page, and is gone then', async () => {
  const send = jest.fn(sendPendingAnswers);
  const stop = followPendingAnswers(send);
  shown();
  expect(send).not.toHaveBeenCalled();
  pending('o1');
  keepDraft(newDraft('o2', true));
  shown();
  await sendPendingAnswers();
  expect(sentOrders()).toEqual(['o1']);
  expect(draftOf('o1')).toBeUndefined();
  // What is still being written stays.
  expect(draftOf('o2')).toBeDefined();
  dropDraft('o2');
  expect(localEntries.read(DRAFTS_ENTRY)).toBeNull();
  stop();
});

test('without network it stays as it is, and the next is not tried', async () => {
  jest.mocked(sendAnswer).mockRejectedValue(new ApiError({ kind: 'network', msg: '没有网络' }));
  pending('o1');
  pending('o2');
  await sendPendingAnswers();
  expect(sentOrders()).toEqual(['o1']);
  expect([draftOf('o1')?.isPending, draftOf('o2')?.isPending]).toEqual([true, true]);
});

test('a refused one is shown again where something was noticed; a refused "no" goes', async () => {
  jest
    .mocked(sendAnswer)
    .mockRejectedValue(new ApiError({ kind: 'server', code: CODE.PARAMETERS, msg: '请改一改' }));
  pending('o1');
  pending('o2', false);
  await sendPendingAnswers();
  expect(draftOf('o1')).toMatchObject({ isPending: false });
  expect(draftOf('o2')).toBeUndefined();
});

test('nothing is sent for nobody, and two calls send once', async () => {
  pending('o1');
  await Promise.all([sendPendingAnswers(), sendPendingAnswers()]);
  expect(sentOrders()).toEqual(['o1']);
  pending('o1');
  signOut('expired');
  await sendPendingAnswers();
  expect(sentOrders()).toEqual(['o1']);
});
