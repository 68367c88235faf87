import { render, screen } from '@testing-library/react';
import type { Answers } from '../use-answers';
import { AskForm } from './ask-form';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));
jest.mock('@/http/request', () => ({ request: jest.fn() }));

const NONE = '没有找到现成的答案，请转人工客服。';

const show = (text: string, isUrgent: boolean): void => {
  const answers: Answers = {
    data: { list: [], redFlag: isUrgent, clinicName: '', clinicPhone: '' },
    error: undefined,
    isLoading: false,
    isRefreshing: false,
    receivedAt: 0,
    refresh: () => Promise.resolve(undefined),
    isUrgent,
  };
  render(<AskForm text={text} answers={answers} answersId="answers" isMissing={false} />);
};

test('a question without a ready answer is for a person', () => {
  show('发票怎么开', false);
  expect(screen.getByText(NONE)).toBeTruthy();
});

test('below the notice to call 120 nothing is said about ready answers', () => {
  show('孩子抽搐了', true);
  expect(screen.getByText(/马上拨打 120/)).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
});
