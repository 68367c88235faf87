import { render, screen } from '@testing-library/react';
import type { MessageNotice } from '@contract/message/endpoints';
import { MessageView } from './message-view';

jest.mock('@/http/hooks/use-server', () => ({ useServer: () => ({}) }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const BOOKED: MessageNotice = {
  messageId: '1',
  messageClass: 'booking',
  kind: 'booked',
  title: '预约成功',
  body: '小安 · 流感疫苗',
  at: 1_000_000,
  read: true,
  link: null,
  facts: [],
};

beforeAll(() => Object.assign(globalThis, { PRODUCT_NAME: '易苗' }));

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a notice opens under the name that its class has in the list', () => {
  const { rerender } = render(<MessageView message={BOOKED} />);
  expect(heading()).toBe('预约通知');
  rerender(<MessageView message={{ ...BOOKED, messageClass: 'waiting', kind: 'wanted' }} />);
  expect(heading()).toBe('候补与到苗');
});
