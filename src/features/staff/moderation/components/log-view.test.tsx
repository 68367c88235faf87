import { act, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { LogView } from './log-view';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const ask = jest.mocked(request);
const decision = (decisionId: string) => ({
  decisionId,
  action: 'remove',
  targetType: 'post',
  targetId: 'p1',
  excerpt: `内容 ${decisionId}`,
  author: null,
  staffName: '米娅',
  reason: 'spam',
  detail: '',
  at: 0,
  until: null,
  undoneAt: null,
  undoneBy: null,
  undoable: false,
});

test('a next page that could not be read says so, and can be asked for again', async () => {
  ask
    .mockResolvedValueOnce({ list: [decision('a')], next: 'after-a' } as never)
    .mockRejectedValueOnce(new ApiError({ kind: 'network', msg: '网络不通' }))
    .mockResolvedValueOnce({ list: [decision('b')], next: null } as never);
  await act(async () => void render(<LogView />));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查看更多' })));
  expect(screen.getByText('没能加载更多')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(screen.getByText(/内容 b/)).toBeTruthy();
});
