import { fireEvent, render, screen } from '@testing-library/react';
import type { MessageClass } from '@contract/message/message-rules';
import { navigate } from '@/routes/navigate';
import { MessageItems } from './message-items';

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const EMPTY = { pages: { items: [] }, state: 'done', footer: 'none' } as never;

const show = (messageClass: MessageClass | null) =>
  render(<MessageItems messages={EMPTY} messageClass={messageClass} />);

test.each([null, 'booking', 'reminder', 'waiting'] as const)(
  'whoever has no messages (%s) can go on to book',
  (messageClass) => {
    const to = jest.spyOn(navigate, 'to').mockResolvedValue(undefined as never);
    show(messageClass);
    fireEvent.click(screen.getByRole('button', { name: '去预约接种' }));
    expect(to).toHaveBeenCalledWith('vaccineList');
  },
);

test('an empty class says what would be in it, and does not send to booking what is not about it', () => {
  show('community');
  expect(screen.getByText('您发布的内容、举报和申诉的处理')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
