import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { OrderDetail } from '@contract/order/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { ContactPart } from './contact-part';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const order = { orderId: 'o1', mobileMasked: '138****0001' } as OrderDetail;
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('联系手机'), { target: { value } }));

beforeEach(async () => {
  jest.clearAllMocks();
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  render(<ContactPart order={order} />);
  await act(async () => void fireEvent.click(screen.getByText('更正联系手机')));
});

test('a number that is none is said so at the field, and nothing is sent', async () => {
  await type('1380013');
  await press('保存');
  expect(screen.getByText('请填写 11 位大陆手机号')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});

test('a pasted number is tidied and sent, and the sheet closes', async () => {
  jest.mocked(request).mockResolvedValue({ ...order, mobileMasked: '136****5678' } as never);
  await type('+86 136 1234 5678');
  await press('保存');
  expect(request).toHaveBeenCalledWith(
    'POST /order/subscribe/correctContact.do',
    { orderId: 'o1', mobile: '13612345678' },
    { isJson: true, failure: 'in-place', crypto: 'request' },
  );
});

test('why it was refused is said in the sheet', async () => {
  const error = new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg: '这个预约已经结束' });
  jest.mocked(request).mockRejectedValue(error);
  await type('13612345678');
  await press('保存');
  expect(screen.getByText('这个预约已经结束')).toBeTruthy();
});
