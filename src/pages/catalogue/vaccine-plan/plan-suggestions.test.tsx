import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSession } from '@/shared/session/session-store';
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
const show = (page: React.ReactElement) => act(async () => void render(page));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.clearAllMocks();
  to.mockResolvedValue('done');
  act(() => useSession.setState({ isLogin: false }));
});

test('a suggestion that is booked leads to its appointment, and is not offered again', async () => {
  const person = { birthday: '1958-03-02', sex: 2 } as const;
  const suggested = (code: 'flu' | 'zoster') =>
    ({ code, status: 'suggested', lastDay: null, declined: false }) as const;
  const answers = memberPlan(person, [], {
    suggestions: [suggested('flu'), suggested('zoster')],
    booked: [{ orderId: 'o7', code: 'flu', day: '2026-11-26' }],
  });
  jest
    .mocked(request)
    .mockImplementation(((name: string) => Promise.resolve(answers[name] ?? null)) as never);
  act(() => useSession.setState({ isLogin: true }));
  await show(<VaccinePlan />);
  await screen.findByRole('button', { name: '去预约带状疱疹疫苗' });
  expect(screen.queryByRole('button', { name: '去预约流感疫苗' })).toBeNull();
  expect(screen.queryByRole('button', { name: /不再提醒.*流感/ })).toBeNull();
  await press('已约 2026年11月26日，看流感疫苗的预约');
  expect(to).toHaveBeenCalledWith('orderDetail', { orderId: 'o7' });
});
