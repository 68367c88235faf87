import { renderHook } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { orderOf } from '../../../test/samples/order';
import { configureClient } from '../client-parts';
import { ApiError } from '../failure/api-error';
import { storeOwnAnswer } from '../own/own-answers';
import { useOwnCopy } from './use-own-copy';

const DETAIL = 'GET /order/subscribe/clientDetail.do';
const input = { orderId: 'O1' };
const none = { data: undefined, receivedAt: undefined };
const cut = new ApiError({ kind: 'network', msg: '' });
const show = (server: Parameters<typeof useOwnCopy<typeof DETAIL>>[2]) =>
  renderHook(() => useOwnCopy(DETAIL, input, server)).result.current;

let account = 'anna';
configureClient({ account: () => account });
beforeEach(() => {
  window.localStorage.clear();
  account = 'anna';
  storeOwnAnswer(DETAIL, input, orderOf());
});

test('without an answer the stored order is there at the first render, with its time', () => {
  const copy = show({ ...none, error: cut });
  expect(copy).toMatchObject({ isStored: true, data: { qrText: 'YMO1.signed' } });
  expect(Date.now() - (copy.asOf ?? 0)).toBeLessThan(60_000);
});

test('an answer is shown without an age, and with one once it could not be renewed', () => {
  const data = orderOf({ reference: 'live' });
  const live = { data, receivedAt: 7 };
  expect(show({ ...live, error: undefined })).toEqual({ data, isStored: false, asOf: undefined });
  expect(show({ ...live, error: cut })).toEqual({ data, isStored: false, asOf: 7 });
});

test.each([CODE.NOT_FOUND, CODE.LOGIN_INVALID, CODE.SERVER])(
  'a refusal (%s) is shown as such',
  (code) => {
    const error = new ApiError({ kind: 'server', code, msg: '' });
    expect(show({ ...none, error })).toEqual({
      data: undefined,
      isStored: false,
      asOf: undefined,
    });
  },
);

test('while the answer is on its way, and for somebody else, nothing is shown', () => {
  expect(show({ ...none, error: undefined }).data).toBeUndefined();
  account = 'ben';
  expect(show({ ...none, error: cut }).data).toBeUndefined();
});
