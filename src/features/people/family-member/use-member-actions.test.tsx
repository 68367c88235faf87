import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { engine } from '@/routes/engine';
import { checkDelete, deleteFamilyMember } from './api';
import { useMemberActions } from './use-member-actions';

jest.mock('./api', () => ({ checkDelete: jest.fn(), deleteFamilyMember: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));

const NO_TICKETS = { tickets: 0, sharedTickets: 0 };
const NAN = { linkmanId: 'nan', name: '小安' } as LinkmanCard;

function Page() {
  const { remove, question, failure } = useMemberActions();
  return (
    <div>
      <button onClick={() => void remove(NAN)}>go</button>
      <p>{failure?.text}</p>
      <button onClick={failure?.action?.onPress}>{failure?.action?.text}</button>
      {question}
    </div>
  );
}
async function remove(check: object): Promise<void> {
  jest.mocked(checkDelete).mockResolvedValue(check as never);
  render(<Page />);
  await act(async () => fireEvent.click(screen.getByText('go')));
}

beforeEach(() => jest.clearAllMocks());

test('whoever waits for a place is removed only after being told what is given up', async () => {
  await remove({ deletable: true, openOrders: 0, waiting: 2, offers: 1, ...NO_TICKETS });
  expect(screen.getByText(/小安的 2 个候补会一并取消/)).toBeTruthy();
  expect(screen.getByText(/保留的名额会马上让给下一位/)).toBeTruthy();
  expect(deleteFamilyMember).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByText('删除成员')));
  expect(deleteFamilyMember).toHaveBeenCalledWith('nan');
});

test('places in the lines of releases are named, and that the family keeps theirs', async () => {
  const ours = { tickets: 1, sharedTickets: 2 };
  await remove({ deletable: true, openOrders: 0, waiting: 0, offers: 0, ...ours });
  expect(screen.getByText(/小安在放号排队里的 1 个位置会一并放弃/)).toBeTruthy();
  expect(screen.getByText(/与家人一起排的 2 个放号队伍，家人的位置不变/)).toBeTruthy();
});

test('nothing is said of lines where nobody waits', async () => {
  await remove({ deletable: true, openOrders: 0, waiting: 0, offers: 0, ...NO_TICKETS });
  expect(screen.queryByText(/候补|名额|队伍/)).toBeNull();
});

test('an appointment made meanwhile is the reason, and leads to the appointments', async () => {
  jest
    .mocked(deleteFamilyMember)
    .mockRejectedValueOnce(
      new ApiError({ kind: 'server', code: CODE.LINKMAN_HAS_ORDERS, msg: '有 1 个预约' }),
    );
  await remove({ deletable: true, openOrders: 0, waiting: 0, offers: 0, ...NO_TICKETS });
  await act(async () => fireEvent.click(screen.getByText('删除成员')));
  expect(screen.getByText('有 1 个预约')).toBeTruthy();
  fireEvent.click(screen.getByText('查看预约'));
  expect(engine.go).toHaveBeenCalledWith('/myOrder?group=booked', 'push', undefined);
});

test('open appointments still stand in the way', async () => {
  await remove({ deletable: false, openOrders: 1, waiting: 1, offers: 0, ...NO_TICKETS });
  expect(screen.getByText(/1 个未完成的预约/)).toBeTruthy();
  expect(deleteFamilyMember).not.toHaveBeenCalled();
});
