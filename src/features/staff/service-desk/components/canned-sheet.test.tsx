import { act, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { staffRequest } from '../api';
import { CannedSheet } from './canned-sheet';

jest.mock('../api', () => ({ staffRequest: jest.fn() }));

test('prepared answers that could not be read say so, and can be asked for again', async () => {
  await act(async () => forgetServerData());
  jest
    .mocked(staffRequest)
    .mockRejectedValueOnce(new ApiError({ kind: 'server', msg: '没有权限' }))
    .mockResolvedValueOnce({ list: [{ title: '问候', text: '您好' }] } as never);
  await act(async () => {
    render(<CannedSheet open onClose={jest.fn()} onChoose={jest.fn()} />);
  });
  expect(screen.getByText('常用语没有加载出来')).toBeTruthy();
  expect(screen.getByText('没有权限')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(screen.getByText('您好')).toBeTruthy();
});
