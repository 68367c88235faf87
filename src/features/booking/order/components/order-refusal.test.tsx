import { fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { callPhone } from '@/platform/phone-call';
import { scrollPageTo } from '@/platform/scroll';
import { engine } from '@/routes/engine';
import { DEAD_END, ALTERNATIVE } from '../../../../../test/samples/refusal';
import { violationOf } from '../order-violation';
import { OrderRefusal } from './order-refusal';
import type { OrderRefusalProps } from './order-refusal';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));
jest.mock('@/platform/scroll', () => ({ scrollPageTo: jest.fn() }));
jest.mock('@/platform/phone-call', () => ({ callPhone: jest.fn() }));

const ORDER = { orderId: 'o1', depaCode: 'D1', linkmanName: '小安' };
const REFUSAL: Refusal = {
  ...DEAD_END,
  remedies: [
    { kind: 'otherTime' },
    { kind: 'askClinic', phone: '01012345678' },
    { kind: 'viewOrder', orderId: 'o1' },
  ],
  alternatives: [ALTERNATIVE],
  orderId: 'o1',
};

function show(props: Partial<OrderRefusalProps> = {}): void {
  const error = new ApiError({
    kind: 'server',
    code: CODE.ORDER_STATE,
    msg: '不足 2 小时',
    data: REFUSAL,
  });
  render(<OrderRefusal order={ORDER} violation={violationOf(error, '没有成功')} {...props} />);
}
const buttons = () => screen.queryAllByRole('button').map((one) => one.textContent);

test('a step that is refused says why, and leads to the clinic’s telephone and the order', () => {
  show();
  expect(screen.getByText('不足 2 小时')).toBeTruthy();
  expect(scrollPageTo).toHaveBeenCalledWith(0);
  expect(buttons()).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: /01012345678/ }));
  expect(callPhone).toHaveBeenCalledWith('01012345678');
  fireEvent.click(screen.getByRole('button', { name: /预约/ }));
  expect(engine.go).toHaveBeenCalledWith('/subscribeDetail?orderId=o1', 'replace', undefined);
});

test('on the order’s own page nothing leads to it', () => {
  show({ isOrder: true });
  expect(buttons()).toHaveLength(2);
});

test('the nearest times are offered where one can be taken', () => {
  const onTime = jest.fn();
  show({ onTime });
  fireEvent.click(screen.getByRole('button', { name: /选这个$/ }));
  expect(onTime).toHaveBeenCalledWith(ALTERNATIVE);
});

test('what is not the provider’s refusal is told in the page’s own words, without ways on', () => {
  show({ violation: violationOf(new Error('x'), '没有成功') });
  expect(screen.getAllByText('没有成功')).not.toHaveLength(0);
  expect(buttons()).toEqual([]);
});
