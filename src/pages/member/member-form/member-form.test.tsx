import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { useSession } from '@/features/account/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import type { MemberForm } from '@/features/linkman/use-member-form';
import { FormNotice } from './form-notice';
import MemberFormPage from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/hooks', () => ({
  useRouteQuery: () => mockQuery(),
  useRouteState: () => ({ state: undefined, visit: 0 }),
}));

const mockQuery = jest.fn();
const replace = jest.spyOn(navigate, 'replace');

const openWith = async (error: ApiError): Promise<void> => {
  jest.mocked(request).mockRejectedValue(error);
  await act(async () => void render(<MemberFormPage />));
};

beforeEach(() => {
  mockQuery.mockReturnValue({ type: '3', linkmanId: 'gone' });
  replace.mockReset().mockResolvedValue('done');
  useSession.setState({ isLogin: true, token: 'T1' });
});

test('a member that is gone is said so, and the way on is the family', async () => {
  await openWith(new ApiError({ kind: 'server', code: CODE.NOT_FOUND, msg: '没有找到' }));
  expect(screen.getByText('没有找到这位家庭成员')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看家庭成员' }));
  expect(replace).toHaveBeenCalledWith('memberList');
});

test('a form that could not be fetched can be tried again', async () => {
  await openWith(new ApiError({ kind: 'network', msg: '网络不通' }));
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});

test('who is in the family already is found there', () => {
  const form = {
    violations: {},
    refusal: { text: '已存在', code: CODE.LINKMAN_EXISTS },
  } as unknown as MemberForm;
  render(<FormNotice form={form} onAnother={jest.fn()} />);
  const to = jest.spyOn(navigate, 'to').mockResolvedValue('done');
  fireEvent.click(screen.getByText('查看家庭成员'));
  expect(to).toHaveBeenCalledWith('memberList');
});

test('who seems to be a member already is asked about: the same person, or somebody else', () => {
  const form = {
    violations: {},
    refusal: { text: '家庭成员里已有小禾', code: CODE.LINKMAN_EXISTS, sameAs: 'L1' },
  } as unknown as MemberForm;
  const onAnother = jest.fn();
  render(<FormNotice form={form} onAnother={onAnother} />);
  fireEvent.click(screen.getByText('是同一个人，改原来的'));
  expect(replace).toHaveBeenCalledWith('memberForm', { linkmanId: 'L1' });
  fireEvent.click(screen.getByText('不是同一个人，继续添加'));
  expect(onAnother).toHaveBeenCalledTimes(1);
});

test.each([
  ['who comes from a booking is told why they are here', '/subscribe', true],
  ['who comes from elsewhere is not', '/memberList', false],
])('%s', async (_, redirect, isDerived) => {
  mockQuery.mockReturnValue({ type: '3', redirect });
  await act(async () => void render(<MemberFormPage />));
  expect(screen.queryByText(/保存后接着预约/) !== null).toBe(isDerived);
});
