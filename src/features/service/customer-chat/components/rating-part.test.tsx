import { render, screen } from '@testing-library/react';
import type { Chat } from '@contract/service/cards';
import { RatingPart } from './rating-part';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const ended: Chat = {
  conversationId: 'C1',
  state: 'closed',
  isQuestion: false,
  staffName: '',
  lastSeq: 3,
  readSeq: 3,
  staffReadSeq: 3,
  ahead: 0,
  rating: null,
  canRate: true,
};
const QUESTION = '这次服务怎么样？';

test('asks while an answer is taken', () => {
  render(<RatingPart chat={ended} />);
  expect(screen.getByText(QUESTION)).toBeTruthy();
});

test('asks nothing where it can no longer be answered, or where nobody of the staff was there', () => {
  render(<RatingPart chat={{ ...ended, canRate: false }} />);
  expect(screen.queryByText(QUESTION)).toBeNull();
});

test('a rating that was given is thanked for, however long ago', () => {
  render(<RatingPart chat={{ ...ended, rating: 4, canRate: false }} />);
  expect(screen.getByText('谢谢您的评价。')).toBeTruthy();
});
