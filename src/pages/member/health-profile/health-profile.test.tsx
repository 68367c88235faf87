import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { DOCUMENT_VERSIONS, signOf } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import { useSession } from '@/shared/session/session-store';
import type { HealthDetail } from '@/features/doses/health-profile/use-health-form';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import HealthProfilePage from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/hooks', () => ({
  useRouteQuery: () => ({ linkmanId: 'L1' }),
  useRouteState: () => ({ state: undefined, visit: 0 }),
}));

const back = jest.spyOn(navigate, 'back');
const SAVE = 'POST /linkman/health/save.do';
const CLEAR = 'POST /linkman/health/clear.do';
const girl: HealthDetail = {
  linkmanId: 'L1',
  name: '小禾',
  sex: 2,
  birthday: '2026-05-10',
  byGuardian: true,
  today: '2026-11-28',
  profile: null,
};

const answers = jest.fn();
const open = async (detail: HealthDetail | ApiError): Promise<void> => {
  answers.mockImplementation((name: string) => {
    if (name !== 'GET /linkman/health/detail.do') return null;
    if (detail instanceof ApiError) throw detail;
    return detail;
  });
  jest.mocked(request).mockImplementation((async (name: string) => answers(name)) as never);
  await act(async () => void render(<HealthProfilePage />));
};
const sent = (name: string): unknown[] =>
  jest
    .mocked(request)
    .mock.calls.filter(([call]) => call === name)
    .map(([, input]) => input);
const answer = (question: RegExp, word: string): void => {
  const group = screen.getByRole('radiogroup', { name: question });
  fireEvent.click(within(group).getByRole('radio', { name: word }));
};
const press = async (name: string): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

beforeEach(async () => {
  jest.clearAllMocks();
  back.mockResolvedValue(undefined as never);
  useSession.setState({ isLogin: true, token: 'T1' });
  await act(async () => forgetServerData());
});

test('asks what concerns the person, one question a row with why, and the mother’s HBsAg after a low weight', async () => {
  await open(girl);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(5);
  expect(screen.queryByRole('radiogroup', { name: /怀孕/ })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: /乙肝表面抗原/ })).toBeNull();
  expect(screen.getByText(/麻腮风、水痘.*隔一段时间/)).toBeTruthy();
  expect(screen.getByText(/被动物咬伤.*马上去门诊/)).toBeTruthy();
  answer(/不到 2000 克/, '是');
  expect(screen.getByRole('radiogroup', { name: /乙肝表面抗原/ })).toBeTruthy();
});

test('is saved with the guardian’s consent only, and goes back', async () => {
  await open(girl);
  answer(/免疫力低下/, '是');
  answer(/本人感染/, '不清楚');
  await press('保存');
  expect(sent(SAVE)).toEqual([]);
  expect(screen.getByText('请先勾选同意')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /我是小禾的监护人/ }));
  await press('保存');
  expect(sent(SAVE)).toEqual([
    {
      linkmanId: 'L1',
      answers: { immunodeficiency: 'yes', hiv: 'unknown' },
      days: {},
      consent: true,
      agreed: {
        deviceId: expect.any(String),
        authProtocolTime: expect.any(Number),
        authSignList: [signOf('healthConsent')],
      },
    },
  ]);
  expect(back).toHaveBeenCalled();
});

test('a day that is missing is asked for, and an empty form has nothing to save', async () => {
  await open(girl);
  fireEvent.click(screen.getByRole('checkbox', { name: /监护人/ }));
  await press('保存');
  expect(screen.getByText(/还没有回答/)).toBeTruthy();
  answer(/免疫球蛋白/, '是');
  await press('保存');
  expect(screen.getByText('请选日期')).toBeTruthy();
  expect(sent(SAVE)).toEqual([]);
});

test('what is stored is shown, and deleted in one step after a question', async () => {
  const profile = {
    answers: { hivMother: 'no' as const },
    days: {},
    savedAt: 0,
    consentVersion: DOCUMENT_VERSIONS.healthConsent,
  };
  await open({ ...girl, profile });
  const group = screen.getByRole('radiogroup', { name: /妈妈感染了艾滋病/ });
  expect(within(group).getByRole('radio', { name: '否' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await press('全部删除并撤回同意');
  const dialog = screen.getByRole('alertdialog', { name: /删除小禾的健康情况/ });
  const confirm = within(dialog).getByRole('button', { name: '全部删除并撤回同意' });
  await act(async () => void fireEvent.click(confirm));
  expect(sent(CLEAR)).toEqual([{ linkmanId: 'L1' }]);
  expect(within(group).getByRole('radio', { name: '否' }).getAttribute('aria-checked')).toBe(
    'false',
  );
});

test('what the provider refuses is said, and what was filled in stays', async () => {
  await open({ ...girl, byGuardian: false, birthday: '1996-05-10' });
  answer(/怀孕/, '否');
  fireEvent.click(screen.getByRole('checkbox', { name: /我同意/ }));
  answers.mockImplementation(() => {
    throw new ApiError({ kind: 'server', code: CODE.PARAMETERS, msg: '请核对日期' });
  });
  await press('保存');
  expect(screen.getByText('请核对日期')).toBeTruthy();
  expect(back).not.toHaveBeenCalled();
});

test('a member that is gone is said so', async () => {
  await open(new ApiError({ kind: 'server', code: CODE.NOT_FOUND, msg: '没有找到' }));
  expect(screen.getByText('没有找到这位成员')).toBeTruthy();
});
