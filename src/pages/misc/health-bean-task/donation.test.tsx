import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import HealthBeanTask from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: () => ({}) }));

const CAUSES = [{ cause: 'ruralHealth', title: '乡村健康', note: '' }];
const ACCOUNT = { balance: 500, tasks: [], expiring: [], causes: CAUSES };
const ENTRIES = {
  list: [{ entryId: 'e1', beans: -100, title: '捐赠', at: 1, undoUntil: 2 }],
  total: 1,
  pageNo: 1,
  hasMore: false,
};
let outcomes: (Error | null)[];
const given: Record<string, unknown>[] = [];

beforeEach(() => {
  given.length = 0;
  useSession.setState({ isLogin: true, token: 'T1' });
  jest.mocked(request).mockImplementation((async (endpoint: string, input: object) => {
    if (endpoint.endsWith('activeTask/list.do')) return ACCOUNT;
    if (endpoint.endsWith('pageList.do')) return ENTRIES;
    if (!endpoint.endsWith('donate.do')) return null;
    given.push({ ...input });
    const failure = outcomes.shift();
    if (failure) throw failure;
    return null;
  }) as never);
});

const LOST = new ApiError({ kind: 'timeout', msg: '网络超时' });
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const give = async (beans: string): Promise<void> => {
  await press('捐健康豆');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: beans } });
  await press(`捐出 ${beans} 颗`);
};
const keys = () => given.map(({ idempotencyKey }) => idempotencyKey);

test('a gift whose answer was lost is the same gift when the form is opened again', async () => {
  outcomes = [LOST, null, null];
  await act(async () => void render(<HealthBeanTask />));
  await give('100');
  await press('关闭');
  await give('100');
  const [lost, again] = keys();
  expect(again).toBe(lost);
  await give('100');
  expect(keys()[2]).not.toBe(lost);
});

test('another amount, and one after a gift was taken back, are others', async () => {
  outcomes = [LOST, LOST, null];
  await act(async () => void render(<HealthBeanTask />));
  await give('100');
  await press('关闭');
  await give('200');
  await press('关闭');
  await press('取回：捐赠');
  await give('200');
  expect(new Set(keys()).size).toBe(3);
});
