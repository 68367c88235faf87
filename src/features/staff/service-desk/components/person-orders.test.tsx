import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ChatMessage } from '@contract/service/cards';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { staffRequest } from '../api';
import { addToThread, forgetServiceDesk } from '../desk-store';
import { PersonOrders } from './person-orders';

jest.mock('../api', () => ({ staffRequest: jest.fn() }));

const ORDER = {
  orderId: 'o1',
  product: '流感疫苗',
  clinic: '滨江门诊',
  day: '2026-11-25',
  time: '09:00',
  status: 'BOOKED',
  person: '王*',
};
const CHAT = { conversationId: 'c1', mine: true, state: 'open' } as StaffChat;
const CARD = {
  seq: 1,
  sender: 'staff',
  clientId: 'k1',
  kind: 'order',
  target: { id: 'o1', title: '', note: '' },
} as ChatMessage;
const ANSWER = { seq: 2, sender: 'user', clientId: 'k2', kind: 'text' } as ChatMessage;
const ask = jest.mocked(staffRequest);
const sent = () => ask.mock.calls.filter(([name]) => name === 'POST /service/staff/send.do');
const open = () => act(async () => void render(<PersonOrders chat={CHAT} />));
const button = () => screen.getByRole('button', { name: '发给用户' });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  ask.mockReset();
  forgetServiceDesk();
  await act(async () => forgetServerData());
});

test('an appointment is sent once by a double tap, and can be sent again once something else was written', async () => {
  let answer = (): void => undefined;
  ask.mockImplementation(((name: string) =>
    name.startsWith('GET')
      ? Promise.resolve({ list: [ORDER] })
      : new Promise((resolve) => {
          answer = () => resolve(CARD);
        })) as never);
  await open();
  await act(async () => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  await press('发给用户');
  expect(sent()).toHaveLength(1);
  await act(async () => answer());
  await press('已发给用户');
  expect(sent()).toHaveLength(1);
  act(() => addToThread('c1', [ANSWER]));
  await press('发给用户');
  expect(sent()).toHaveLength(2);
});

test('appointments that could not be read can be asked for again', async () => {
  ask
    .mockRejectedValueOnce(new ApiError({ kind: 'server', msg: '没有权限' }))
    .mockResolvedValueOnce({ list: [ORDER] } as never);
  await open();
  expect(screen.getByText('没有权限')).toBeTruthy();
  await press('重试');
  expect(screen.getByText('流感疫苗')).toBeTruthy();
});
