import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  changeVisitorPlan,
  forgetVisitorPlan,
  useVisitorPlan,
} from '@/features/doses/plan/visitor-plan';
import { goToLogin } from '@/shared/session/go-to-login';
import { useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { memberPlan } from '../../../../test/samples/member-plan';
import Children from '../children';
import VaccinePlan from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/server-clock', () => ({ serverToday: () => '2026-11-21' }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/ui/print/print-styles', () => ({}));
jest.mock('@/shared/session/go-to-login', () => ({
  ...jest.requireActual<object>('@/shared/session/go-to-login'),
  goToLogin: jest.fn(() => Promise.resolve()),
}));
Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const to = jest.spyOn(navigate, 'to');
const show = (page: React.ReactElement) => act(async () => void render(page));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  jest.clearAllMocks();
  await act(async () => {
    forgetVisitorPlan();
    await forgetServerData();
  });
  to.mockResolvedValue('done');
  act(() => useSession.setState({ isLogin: false }));
});

test('a visitor’s plan is worked out on the device, the late doses first', async () => {
  changeVisitorPlan({ birthday: '2026-05-21', sex: 2, assumedUpTo: 'none' });
  await show(<VaccinePlan />);
  await screen.findByRole('heading', { name: '以后要打' });
  expect(request).not.toHaveBeenCalled();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.indexOf('已逾期，尽快补种')).toBeLessThan(headings.indexOf('现在可以打'));
  expect(headings.indexOf('现在可以打')).toBeLessThan(headings.indexOf('以后要打'));
  await press('去预约乙肝疫苗 第 1 剂');
  expect(to).toHaveBeenCalledWith('vaccineList', { keyword: '乙肝疫苗', category: 'free' });
});

test('a visitor is told nothing is late before they say what was given', async () => {
  changeVisitorPlan({ birthday: '2023-05-21', sex: 2, assumedUpTo: '' });
  await show(<VaccinePlan />);
  await screen.findByRole('heading', { name: '待确认是否接种' });
  expect(screen.queryByText(/逾期/)).toBeNull();
  const upTo = screen.getByRole('radio', { name: '18 月龄及以前的都打了' });
  await act(async () => void fireEvent.click(upTo));
  expect(screen.queryByRole('heading', { name: '待确认是否接种' })).toBeNull();
  await screen.findByRole('button', { name: '去预约乙脑减毒疫苗 第 2 剂' });
  expect(request).not.toHaveBeenCalled();
});

test('for a small child no sex is asked, and earlier ages are in a list', async () => {
  changeVisitorPlan({ birthday: '2023-05-21' });
  await show(<VaccinePlan />);
  expect(screen.queryByRole('radio', { name: '女' })).toBeNull();
  await act(
    async () => void fireEvent.click(screen.getByRole('radio', { name: '打到更早的月龄' })),
  );
  const list = screen.getByRole('combobox', { name: '打到更早的月龄' });
  await act(async () => void fireEvent.change(list, { target: { value: '4' } }));
  await screen.findByRole('heading', { name: '已逾期，尽快补种' });
  await act(async () => void changeVisitorPlan({ birthday: '2012-05-21' }));
  expect(screen.getByRole('radio', { name: '女' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '以后要打' })).toBeNull();
});

test('who wants to book what is due signs in, then gets the member’s form by itself', async () => {
  changeVisitorPlan({ birthday: '2026-05-21', assumedUpTo: 'none' });
  await show(<VaccinePlan />);
  await press('登录并预约');
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(useVisitorPlan.getState().batchKey).not.toBe('');
  jest
    .mocked(request)
    .mockImplementation(((name: string) =>
      Promise.resolve(name.includes('findByUserId') ? [] : null)) as never);
  await act(async () => useSession.setState({ isLogin: true }));
  const forms = () => to.mock.calls.filter(([name]) => name === 'memberForm');
  await waitFor(() => expect(forms()).toHaveLength(1));
});

test('a member’s plan shows what is on record and what of it does not count; only own entries can be deleted', async () => {
  const person = { birthday: '2025-09-21', sex: 2 } as const;
  const taken = [
    {
      id: 'o1',
      source: 'order' as const,
      code: 'hepb',
      doseNo: 2,
      day: '2025-10-21',
      isDayEstimated: false,
      lot: '',
    },
    {
      id: 'e1',
      source: 'own' as const,
      code: 'hepb',
      doseNo: 1,
      day: '2025-09-21',
      isDayEstimated: false,
      lot: 'B1',
    },
    {
      id: 'o2',
      source: 'order' as const,
      code: 'mmr',
      doseNo: 1,
      day: '2026-05-20',
      isDayEstimated: false,
      lot: '',
    },
  ];
  const answers = memberPlan(person, taken);
  jest
    .mocked(request)
    .mockImplementation(((name: string) => Promise.resolve(answers[name] ?? null)) as never);
  act(() => useSession.setState({ isLogin: true }));
  await show(<VaccinePlan />);
  expect(await screen.findAllByRole('button', { name: /^删除/ })).toHaveLength(1);
  // The day before the age of eight months; the others count.
  expect(screen.getAllByText(/不计入程序/).map(({ textContent }) => textContent)).toEqual([
    '这一剂不计入程序：打的时候年龄还不够。可从 2026年11月21日 起补打，请问接种门诊',
  ]);
  await press('删除乙肝疫苗 第 1 剂 2025年9月21日 的记录');
  await press('删除');
  expect(request).toHaveBeenCalledWith(
    'POST /vaccine/plan/removeDose.do',
    { doseRecordId: 'e1' },
    { isJson: true, failure: 'in-place' },
  );
});

test('children’s vaccines lead to the vaccines of their kind', async () => {
  const first = { id: 'hpv2-1', series: 'hpv2', doseNo: 1, code: 'hpv2', isNumbered: true };
  const free = [{ ...first, isForGirls: true, late: { months: 168, days: 0 } }];
  jest.mocked(request).mockResolvedValueOnce([
    { age: 12, free: [], paid: ['varicella'] },
    { age: 156, free, paid: [] },
  ]);
  await show(<Children />);
  await screen.findByText('仅女孩 · 14 周岁前完成');
  const chickenpox = await screen.findByText('水痘疫苗');
  await act(async () => void fireEvent.click(chickenpox));
  expect(to).toHaveBeenCalledWith('vaccineList', { keyword: '水痘', category: 'paid' });
});

const LIST = 'GET /linkman/linkman/findByUserId.do';
const HISTORY = 'POST /vaccine/plan/saveDoseHistory.do';

/** A visitor has entered a plan and signed in; the provider answers so. */
async function signedIn(answers: Record<string, unknown>): Promise<void> {
  changeVisitorPlan({ birthday: '2025-09-21', sex: 2, assumedUpTo: 6 });
  jest
    .mocked(request)
    .mockImplementation(((name: string) => Promise.resolve(answers[name] ?? null)) as never);
  act(() => useSession.setState({ isLogin: true }));
  await show(<VaccinePlan />);
}
const sent = (): string[] =>
  jest
    .mocked(request)
    .mock.calls.map(([name]) => name as string)
    .filter((name) => name.startsWith('POST'));

test('what a visitor entered is offered as a new family member after the sign-in, and nothing is sent before', async () => {
  await signedIn({ [LIST]: [] });
  await screen.findByText(/2025\/09\/21 出生，女，6 月龄及以前的都打了/);
  expect(screen.queryByText('先添加要接种的人')).toBeNull();
  await press('添加为家庭成员');
  expect(to).toHaveBeenCalledWith(
    'memberForm',
    expect.objectContaining({ redirect: '/vaccinePlan' }),
    { onTop: true },
  );
  expect(sent()).toEqual([]);
});

test('declined, it is not offered on the page again, and is not lost', async () => {
  await signedIn({ [LIST]: [] });
  await screen.findByRole('button', { name: '添加为家庭成员' });
  await press('暂不');
  expect(screen.getByText('先添加要接种的人')).toBeTruthy();
  expect(sessionStorage.getItem('visitorPlan')).toContain('2025-09-21');
  expect(sent()).toEqual([]);
});

test('of a member of the same birthday and sex the doses are noted; a failure loses none', async () => {
  const answers = memberPlan({ birthday: '2025-09-21', sex: 2 }, []);
  await signedIn(answers);
  const refused = new ApiError({ kind: 'network', code: '', msg: '网络断了' });
  jest
    .mocked(request)
    .mockImplementation(((name: string) =>
      name === HISTORY ? Promise.reject(refused) : Promise.resolve(answers[name])) as never);
  await press('是，补记给小禾');
  await screen.findByText('网络断了');
  const [, first] = jest.mocked(request).mock.calls.find(([name]) => name === HISTORY) ?? [];
  expect(first).toMatchObject({ linkmanId: 'L1', upToMonths: 6 });
  jest
    .mocked(request)
    .mockImplementation(((name: string) =>
      Promise.resolve(name === HISTORY ? { count: 7 } : answers[name])) as never);
  await press('是，补记给小禾');
  const [, last] = jest.mocked(request).mock.calls.filter(([name]) => name === HISTORY)[1] ?? [];
  expect(last).toEqual(first);
  expect(screen.queryByText('刚才填的是小禾吗？')).toBeNull();
  expect(sessionStorage.getItem('visitorPlan')).toBeNull();
});
