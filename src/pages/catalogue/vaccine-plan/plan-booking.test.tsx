import { useRouter } from '@tarojs/taro';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSession } from '@/shared/session/session-store';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import { takePrefill } from '@/features/booking/submission/prefill';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { memberPlan } from '../../../../test/samples/member-plan';
import VaccinePlan from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/server-clock', () => ({ serverToday: () => '2026-11-21' }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/ui/print/print-styles', () => ({}));
Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const to = jest.spyOn(navigate, 'to');
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

beforeEach(async () => {
  jest.clearAllMocks();
  to.mockResolvedValue('done');
  await act(async () => forgetServerData());
});

const person = { birthday: '2026-08-05', sex: 2 } as const;
const taken = [
  {
    id: 'e1',
    source: 'own' as const,
    code: 'dtap',
    doseNo: 1,
    day: '2026-10-05',
    isDayEstimated: false,
    lot: '',
  },
];
/** 1 December 2026, 08:00 in Shanghai. */
const OPENING = Date.UTC(2026, 11, 1);
const clinic = {
  name: '安定门社区卫生服务中心',
  distance: 1200,
  isUsual: false,
  productId: 'hepb-1',
  productName: '乙肝',
  totalCents: 0,
  freeDay: '2026-12-08',
  releaseAt: null,
  releaseId: null,
};
const CHOICE = {
  category: 'free',
  doseNo: 2,
  earliest: '2026-12-05',
  reason: 'waitAge',
  condition: null,
  clinics: [
    { ...clinic, depaCode: 'D1' },
    { ...clinic, depaCode: 'D2', name: '和平里医院', freeDay: null },
  ],
};
const answers: Record<string, unknown> = {
  ...memberPlan(person, taken, {
    booked: [{ orderId: 'O1', code: 'hepb', day: '2026-11-25' }],
    suggestions: [
      { code: 'flu', status: 'suggested', lastDay: null, declined: false },
      { code: 'hpv', status: 'suggested', lastDay: null, declined: true },
    ],
  }),
  'GET /plan/plan/clinics.do': CHOICE,
};
const open = async (other: Record<string, unknown> = {}): Promise<void> => {
  const given = { ...answers, ...other };
  jest
    .mocked(request)
    .mockImplementation(((name: string) => Promise.resolve(given[name] ?? null)) as never);
  act(() => useSession.setState({ isLogin: true }));
  await act(async () => void render(<VaccinePlan />));
};

test('one tap shows where, the next one opens the booking with person, dose and first day', async () => {
  await open();
  await press('提前预约百白破疫苗 第 2 剂');
  const sheet = await screen.findByRole('dialog', { name: /百白破疫苗 第 2 剂/ });
  expect(sheet.textContent).toContain('小禾最早 2026年12月5日 可以打');
  expect(sheet.textContent).toContain('要满 4 月龄');
  expect(request).toHaveBeenCalledWith(
    'GET /plan/plan/clinics.do',
    expect.objectContaining({ linkmanId: 'L1', code: 'dtap' }),
    expect.anything(),
  );
  expect(sheet.textContent).toContain('距市中心 1.2 公里');
  expect(sheet.textContent).toContain('最近可约 12月8日');
  expect(sheet.textContent).toContain('已约满，可候补');
  await act(async () => void fireEvent.click(screen.getByText('安定门社区卫生服务中心')));
  const target = { depaCode: 'D1', productId: 'hepb-1' };
  expect(to).toHaveBeenCalledWith('vaccineNotice', { vaccId: 'hepb-1', depaCode: 'D1' });
  expect(takePrefill(target)).toEqual({
    linkmanId: 'L1',
    doseNo: 2,
    earliest: '2026-12-05',
    why: '要满 4 月龄',
  });
});

test('the usual clinic opens at once where it has a place; who comes back to the plan chooses', async () => {
  const usual = { ...clinic, depaCode: 'D1', isUsual: true };
  const other = { ...clinic, depaCode: 'D2', name: '和平里医院' };
  await open({ 'GET /plan/plan/clinics.do': { ...CHOICE, clinics: [usual, other] } });
  await press('提前预约百白破疫苗 第 2 剂');
  await waitFor(() =>
    expect(to).toHaveBeenCalledWith('vaccineNotice', { vaccId: 'hepb-1', depaCode: 'D1' }),
  );
  await press('提前预约百白破疫苗 第 2 剂');
  await act(async () => void fireEvent.click(await screen.findByText('和平里医院')));
  expect(to).toHaveBeenLastCalledWith('vaccineNotice', { vaccId: 'hepb-1', depaCode: 'D2' });
});

test('a message about somebody opens their plan, whoever was shown before', async () => {
  const second = { linkmanId: 'L2', name: '小麦', ...person };
  const list = 'GET /linkman/linkman/findByUserId.do';
  choosePlan({ linkmanId: 'L1', asked: null });
  Object.assign(useRouter(), { params: { linkmanId: 'L2' } });
  await open({ [list]: [{ linkmanId: 'L1', name: '小禾', ...person }, second] });
  await screen.findByRole('radio', { name: '小麦', checked: true });
  expect(request).toHaveBeenCalledWith(
    'GET /vaccine/plan/detail.do',
    { linkmanId: 'L2' },
    expect.anything(),
  );
  Object.assign(useRouter(), { params: {} });
});

test('a full clinic leads to its waiting list, and home can open the choice at once', async () => {
  choosePlan({ linkmanId: 'L1', asked: 'dtap' });
  await open();
  await act(async () => void fireEvent.click(await screen.findByText('和平里医院')));
  expect(to).toHaveBeenCalledWith('waitingOffer', {
    depaCode: 'D2',
    vaccId: 'hepb-1',
    linkmanId: 'L1',
    doseNo: 2,
  });
});

test('where every clinic is full, the person and the dose wait for any of the city', async () => {
  const full = { ...CHOICE, clinics: [{ ...clinic, depaCode: 'D1', freeDay: null }] };
  choosePlan({ linkmanId: 'L1', asked: 'polio' });
  await open({ 'GET /plan/plan/clinics.do': full });
  await press('候补');
  const query = { vaccId: 'hepb-1', linkmanId: 'L1', doseNo: 2 };
  expect(to).toHaveBeenCalledWith('waitingOffer', expect.objectContaining(query));
  expect(usePlanChoice.getState().asked).toBeNull();
});

test('a clinic before a release says when, and opens the queue if there is one; nobody waits for what is not full', async () => {
  const awaited = { ...clinic, freeDay: null, releaseAt: OPENING };
  const clinics = [
    { ...awaited, depaCode: 'D1', releaseId: 'R1' },
    { ...awaited, depaCode: 'D2', name: '和平里医院' },
  ];
  choosePlan({ linkmanId: 'L1', asked: 'dtap' });
  await open({ 'GET /plan/plan/clinics.do': { ...CHOICE, clinics } });
  const sheet = await screen.findByRole('dialog', { name: /百白破疫苗 第 2 剂/ });
  expect(sheet.textContent).toContain('12月1日 08:00 放号，排队抽签，不用抢');
  expect(screen.getByText(/12月1日 08:00 放号$/)).toBeTruthy();
  expect(sheet.textContent).not.toContain('候补');
  await act(async () => void fireEvent.click(screen.getByText('安定门社区卫生服务中心')));
  expect(to).toHaveBeenLastCalledWith('release', { id: 'R1' });
  act(() => choosePlan({ asked: 'dtap' }));
  await act(async () => void fireEvent.click(await screen.findByText('和平里医院')));
  expect(to).toHaveBeenLastCalledWith('departmentIndex', { depaCode: 'D2' });
});

test('what is booked leads to its appointment instead', async () => {
  await open();
  await press('已约 2026年11月25日，看乙肝疫苗 第 1 剂的预约');
  expect(to).toHaveBeenCalledWith('orderDetail', { orderId: 'O1' });
  expect(screen.queryByRole('button', { name: '去预约乙肝疫苗 第 1 剂' })).toBeNull();
});

test('an optional vaccine can be declined, and remembered again', async () => {
  await open();
  await press('不再提醒流感疫苗');
  await press('恢复提醒HPV 疫苗');
  const said = jest
    .mocked(request)
    .mock.calls.filter(([name]) => name === 'POST /plan/plan/declineSuggestion.do');
  expect(said.map(([, input]) => input)).toEqual([
    { linkmanId: 'L1', code: 'flu', declined: true },
    { linkmanId: 'L1', code: 'hpv', declined: false },
  ]);
  expect(screen.queryByRole('button', { name: '去预约HPV 疫苗' })).toBeNull();
});

test('a note that a booking was refused for stands on top, to be checked and deleted', async () => {
  act(() => choosePlan({ linkmanId: 'L1', notedOn: '2026-10-05' }));
  await open();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^删除.*2026年10月5日/ })).toHaveLength(2),
  );
  const headings = screen.getAllByRole('heading').map((one) => one.textContent);
  expect(headings).toContain('请核对这条补记');
  act(() => choosePlan({ notedOn: '2026-10-06' }));
  expect(screen.queryByText('请核对这条补记')).toBeNull();
});

test('a dose that was given elsewhere has its form opened, once', async () => {
  const dose = { code: 'dtap', doseNo: 2 };
  act(() => choosePlan({ linkmanId: 'L1', toReport: dose }));
  await open();
  const form = await screen.findByRole('dialog');
  expect(form.textContent).toContain('百白破疫苗');
  expect(usePlanChoice.getState().toReport).toBeNull();
});
