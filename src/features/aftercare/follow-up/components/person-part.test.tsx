import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { FollowedPerson } from '@contract/follow-up/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { sendAnswer } from '../api';
import { draftOf, dropDraft, keepDraft, newDraft } from '../draft';
import { PersonPart } from './person-part';

jest.mock('../api', () => ({ sendAnswer: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const PERSON: FollowedPerson = {
  orderId: 'o1',
  linkmanName: '小明',
  productName: '疫苗',
  doseLabel: '第1剂',
  vaccineCode: 'dtap',
  ageMonths: 24,
  doneAt: 1_800_000_000_000,
  answered: false,
  answers: [],
  handling: null,
};
const FOLLOW_UP = { state: 'on', departmentName: '朝阳门诊', departmentPhone: '0100' } as const;
const NO_NETWORK = new ApiError({ kind: 'network', msg: '网络不通' });
const onSent = jest.fn(() => Promise.resolve());

const show = () => render(<PersonPart person={PERSON} followUp={FOLLOW_UP} onSent={onSent} />);
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  dropDraft('o1');
});
afterEach(() => jest.useRealTimers());

test('no is one tap', async () => {
  show();
  await press('小明 没有');
  expect(sendAnswer).toHaveBeenCalledWith(
    expect.objectContaining({ orderId: 'o1', unusual: false }),
  );
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(draftOf('o1')).toBeUndefined();
});

test('without network the answer stays on the device and is sent again under the same id', async () => {
  jest.mocked(sendAnswer).mockRejectedValue(NO_NETWORK);
  const { unmount } = show();
  await press('小明 有');
  fireEvent.click(screen.getByRole('checkbox', { name: '抽搐' }));
  await press('提交');
  expect(screen.getByText('还没有送到')).toBeTruthy();
  // What to do is said without the provider, with the number to call.
  expect(screen.getByText('请立即拨打 120')).toBeTruthy();
  expect(screen.getByRole('button', { name: '拨打 120' })).toBeTruthy();
  unmount();
  // The app was closed meanwhile.
  show();
  expect(screen.getByText('还没有送到')).toBeTruthy();
  jest.mocked(sendAnswer).mockResolvedValue({} as never);
  await later(1_000);
  const ids = jest.mocked(sendAnswer).mock.calls.map(([draft]) => draft.submissionId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(draftOf('o1')).toBeUndefined();
});

test('while it is on its way the form stays, unchanged, and nothing says that it has not arrived', async () => {
  let arrive = (): void => undefined;
  jest.mocked(sendAnswer).mockReturnValue(new Promise((resolve) => (arrive = resolve as never)));
  show();
  await press('小明 有');
  fireEvent.click(screen.getByRole('checkbox', { name: '抽搐' }));
  await press('提交');
  expect(screen.queryByText('还没有送到')).toBeNull();
  expect(screen.getByRole('button', { name: '拨打 120' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '抽搐' }));
  expect(draftOf('o1')).toMatchObject({ symptoms: ['seizure'], isPending: true });
  await act(async () => arrive());
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(draftOf('o1')).toBeUndefined();
});

test('pictures that were uploaded before are sent again after a refusal', async () => {
  jest
    .mocked(sendAnswer)
    .mockRejectedValueOnce(new ApiError({ kind: 'server', code: CODE.PARAMETERS, msg: '请改一改' }))
    .mockResolvedValue({} as never);
  const sent = { ...newDraft('o1', true), symptoms: ['pain' as const], fileIds: ['f1', 'f2'] };
  keepDraft({ ...sent, isPending: true });
  show();
  await later(1_000);
  expect(screen.getByText('请改一改')).toBeTruthy();
  expect(screen.getByText('先前上传的 2 张图片会一起提交')).toBeTruthy();
  await press('提交');
  expect(jest.mocked(sendAnswer).mock.calls.map(([draft]) => draft.fileIds)).toEqual([
    ['f1', 'f2'],
    ['f1', 'f2'],
  ]);
});

test('an answer that was deleted while it was on its way does not come back', async () => {
  let refuse = (_error: unknown): void => undefined;
  jest.mocked(sendAnswer).mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  show();
  await press('小明 有');
  fireEvent.click(screen.getByRole('checkbox', { name: '发热' }));
  await press('提交');
  act(() => dropDraft('o1'));
  const off = new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg: '随访没有开启' });
  await act(async () => refuse(off));
  expect(draftOf('o1')).toBeUndefined();
});

test('a baby’s fever that nobody has measured asks for a thermometer and a doctor', async () => {
  render(<PersonPart person={{ ...PERSON, ageMonths: 2 }} followUp={FOLLOW_UP} onSent={onSent} />);
  await press('小明 有');
  fireEvent.click(screen.getByRole('checkbox', { name: '发热' }));
  expect(screen.getByText('请今天就去看医生')).toBeTruthy();
  expect(screen.getByText(/^请量一下腋下体温/)).toBeTruthy();
});

test('what was refused stays in the form, with the reason', async () => {
  jest
    .mocked(sendAnswer)
    .mockRejectedValue(
      new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg: '随访没有开启' }),
    );
  show();
  await press('小明 有');
  fireEvent.click(screen.getByRole('checkbox', { name: '发热' }));
  await press('提交');
  expect(screen.getByText('随访没有开启')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '发热' }).getAttribute('aria-checked')).toBe('true');
});

test('a form without anything in it is not sent', async () => {
  show();
  await press('小明 有');
  await press('提交');
  expect(screen.getByText('请勾选一种情况，或填写体温、大小')).toBeTruthy();
  expect(sendAnswer).not.toHaveBeenCalled();
});
