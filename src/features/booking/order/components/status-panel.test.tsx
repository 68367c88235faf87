import type { Refund } from '@contract/order/endpoints';
import { render, screen } from '@testing-library/react';
import { StatusPanel } from './status-panel';

const refundThatIs = (state: Refund['state']): Refund => ({
  state,
  startedBy: 'user',
  paidCents: 62_600,
  refundCents: 62_600,
  chargeCents: 0,
  requestedAt: 0,
  dueAt: 0,
  settledAt: null,
});

test.each([
  ['failed', '退款没有成功，请联系门诊处理。'],
  ['paying', '¥626 已重新提交退款，结果会显示在这里。'],
] as const)('a failed refund that is %s now says what comes next', (state, text) => {
  render(
    <StatusPanel order={{ status: 'REFUND_FAILED', timeline: [], refund: refundThatIs(state) }} />,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
