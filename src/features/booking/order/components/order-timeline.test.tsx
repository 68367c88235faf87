import { render, screen } from '@testing-library/react';
import type { OrderEvent } from '@contract/order/endpoints';
import { OrderTimeline } from './order-timeline';

const made = (actor: OrderEvent['actor'], more: Partial<OrderEvent> = {}): OrderEvent => ({
  at: Date.parse('2026-12-01T09:00:00+08:00'),
  actor,
  kind: 'created',
  note: '',
  status: 'BOOKED',
  ...more,
});

test('who came without an appointment was registered at the clinic', () => {
  render(<OrderTimeline events={[made('clinic')]} />);
  expect(screen.getByText('现场登记')).toBeTruthy();
});

test('an appointment was booked by its owner', () => {
  render(<OrderTimeline events={[made('user')]} />);
  expect(screen.getByText('提交预约')).toBeTruthy();
});

test('a change says what the time was before, in words', () => {
  render(<OrderTimeline events={[made('user', { kind: 'changed', note: '2026-12-03 08:00' })]} />);
  expect(screen.getByText('原时间 12月3日 08:00')).toBeTruthy();
});

test('a vaccination names its lot as one', () => {
  render(<OrderTimeline events={[made('clinic', { kind: 'done', note: 'L2026-0715' })]} />);
  expect(screen.getByText('疫苗批号 L2026-0715')).toBeTruthy();
});

test('a refund says how far it is', () => {
  const refund = (status: OrderEvent['status']) => made('system', { kind: 'refund', status });
  const events = [refund('REFUNDING'), refund('REFUND_FAILED'), refund('REFUNDED')];
  render(<OrderTimeline events={events} />);
  for (const title of ['取消预约，申请退款', '退款没有成功', '款项已原路退回'])
    expect(screen.getByText(title)).toBeTruthy();
});

test('what another parent did is theirs, not the reader’s', () => {
  const events = [made('user'), made('user', { kind: 'changed', by: '137****0002' })];
  render(<OrderTimeline events={[...events, made('user', { kind: 'cancelled', by: '' })]} />);
  const time = '12月1日 09:00';
  for (const text of [`${time} · 您`, `${time} · 137****0002`, `${time} · 已注销的账号`])
    expect(screen.getByText(text)).toBeTruthy();
});
