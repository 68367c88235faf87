import { act, fireEvent, render, screen } from '@testing-library/react';
import { request } from '@/http/request';
import { QueueView } from './queue-view';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('./case-view', () => ({ CaseView: () => null }));

const ask = jest.mocked(request);
const caseOf = (caseId: string) => ({ caseId, text: `内容 ${caseId}`, reasons: [], openedAt: 0 });
const answer = (ids: readonly string[], next: string | null = null): void =>
  void ask.mockResolvedValueOnce({ list: ids.map(caseOf), next, total: ids.length } as never);
const HALF_MINUTE = 30_000;
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
});
afterEach(() => jest.useRealTimers());

test('what comes in appears by itself', async () => {
  answer([]);
  render(<QueueView />);
  await wait(0);
  expect(screen.getByText('没有待审核的内容')).toBeTruthy();
  answer(['a']);
  await wait(HALF_MINUTE);
  expect(screen.getByText('内容 a')).toBeTruthy();
});

test('looking again keeps what was read further down', async () => {
  answer(['a'], 'after-a');
  render(<QueueView />);
  await wait(0);
  answer(['b']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查看更多' })));
  answer(['new', 'a'], 'after-a');
  answer(['b']);
  await wait(HALF_MINUTE);
  for (const id of ['new', 'a', 'b']) expect(screen.getByText(`内容 ${id}`)).toBeTruthy();
});

test('the queue can be asked for again at once', async () => {
  answer(['a']);
  render(<QueueView />);
  await wait(0);
  answer(['b']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '刷新' })));
  expect(screen.queryByText('内容 a')).toBeNull();
  expect(screen.getByText('内容 b')).toBeTruthy();
});
