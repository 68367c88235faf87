import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Sent } from '@contract/service/cards';
import { signIn } from '@/shared/session/session-store';
import { request } from '@/http/request';
import { useOutbox } from '../outbox';
import { SubjectCard } from './subject-card';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const OFFER = '把这次预约发给客服';

function Card() {
  const { items } = useOutbox();
  return <SubjectCard about={{ orderId: 'O1', articleId: undefined }} sent={[]} outgoing={items} />;
}

test('a card that is on its way is not offered again, so two taps send one', async () => {
  signIn({
    token: 'T',
    secret: '',
    userInfo: { id: 'U', mobile: '', nickName: '', isNew: false },
  } as never);
  jest.mocked(request).mockReturnValue(new Promise(() => undefined) as never);
  render(<Card />);
  const button = screen.getByText(OFFER);
  await act(async () => void fireEvent.click(button));
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('of several things with one id only the sent kind is known', () => {
  const message: Sent = { kind: 'article', id: 'O1' };
  const outgoing = [{ clientId: 'c', message, title: '', failure: '', isPassing: false }];
  render(
    <SubjectCard about={{ orderId: 'O1', articleId: undefined }} sent={[]} outgoing={outgoing} />,
  );
  expect(screen.getByText(OFFER)).toBeTruthy();
});
