import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { useSession } from '@/shared/session/session-store';
import { dropDraft } from '@/features/people/family-member/draft-store';
import {
  agreeToVisitorPlan,
  changeVisitorPlan,
  forgetVisitorPlan,
  useVisitorPlan,
} from '@/features/doses/plan/visitor-plan';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import type { MemberForm } from '@/features/people/family-member/use-member-form';
import { FormNotice } from './form-notice';
import MemberFormPage from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
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
  render(<FormNotice form={form} query={{}} onAnother={jest.fn()} />);
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
  render(<FormNotice form={form} query={{}} onAnother={onAnother} />);
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

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const HISTORY = 'POST /vaccine/plan/saveDoseHistory.do';

describe('what was entered for a plan before the sign-in', () => {
  const calls = (name: string): unknown[] =>
    jest
      .mocked(request)
      .mock.calls.filter(([called]) => (called as string) === name)
      .map(([, input]) => input);
  const button = (name: string) => screen.getByRole('button', { name });
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  const answerTo = (name: string, identity: string | undefined): unknown => {
    if (name === SAVE) return { linkmanId: 'L9', identity };
    return name.includes('findByUserId') ? [] : { count: 0 };
  };

  /** The form of a grown-up's, without a document number that tells the birthday. */
  async function openNew(identity?: 'checked' | 'unchecked'): Promise<void> {
    mockQuery.mockReturnValue({ type: '3' });
    jest
      .mocked(request)
      .mockReset()
      .mockImplementation(((name: string) => Promise.resolve(answerTo(name, identity))) as never);
    await act(async () => void render(<MemberFormPage />));
    await act(async () => {
      fireEvent.change(screen.getByLabelText('证件类型'), { target: { value: '2' } });
    });
  }
  async function saveAs(name: string): Promise<void> {
    await act(async () => {
      type('姓名', name);
      type('证件号码', 'E12345678');
    });
    await act(async () => void fireEvent.click(button('同意并保存')));
  }

  beforeEach(() => {
    jest.spyOn(navigate, 'back').mockResolvedValue(undefined as never);
    act(() => {
      dropDraft(undefined);
      forgetVisitorPlan();
      changeVisitorPlan({ birthday: '1990-05-06', sex: 1, assumedUpTo: 'none' });
    });
  });

  test('is filled in at a press, and its doses are noted with the saved member', async () => {
    await openNew();
    await act(async () => void fireEvent.click(button('填入')));
    expect(calls(SAVE)).toEqual([]);
    await saveAs('王小明');
    expect(calls(SAVE)).toEqual([
      expect.objectContaining({ birthday: '1990-05-06', sex: 1, name: '王小明' }),
    ]);
    expect(calls(HISTORY)).toEqual([
      { linkmanId: 'L9', upToMonths: null, batchKey: expect.any(String) as string },
    ]);
    expect(useVisitorPlan.getState().birthday).toBe('');
  });

  test('is filled in already where the user has agreed in the plan', async () => {
    await act(() => agreeToVisitorPlan());
    await openNew();
    await saveAs('王小明');
    expect(calls(HISTORY)).toHaveLength(1);
  });

  test('is not noted for somebody of another birthday, and stays', async () => {
    await act(() => agreeToVisitorPlan());
    await openNew();
    await act(async () => {
      fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1991-05-06' } });
    });
    await saveAs('王小明');
    expect(calls(SAVE)).toHaveLength(1);
    expect(calls(HISTORY)).toEqual([]);
    expect(useVisitorPlan.getState().birthday).toBe('1990-05-06');
  });

  test('is not sent with a member whose form did not ask for it', async () => {
    await openNew();
    await act(async () => {
      fireEvent.change(screen.getByLabelText('出生日期'), { target: { value: '1990-05-06' } });
      fireEvent.click(screen.getByRole('radio', { name: '男' }));
    });
    await saveAs('王小明');
    expect(calls(SAVE)).toHaveLength(1);
    expect(calls(HISTORY)).toEqual([]);
  });

  test.each([
    ['unchecked', '已保存。身份核验还没有结果，不影响预约，接种时请带证件'],
    ['checked', '已保存'],
    [undefined, '已保存'],
  ] as const)('a member whom the identity check leaves %s is saved: %s', async (identity, said) => {
    await openNew(identity);
    await act(async () => void fireEvent.click(button('填入')));
    await saveAs('王小明');
    expect(jest.mocked(showToast).mock.lastCall?.[0]).toBe(said);
  });
});
