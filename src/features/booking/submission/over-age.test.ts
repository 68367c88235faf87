import { CODE } from '@contract/errors';
import { requestBody } from '@/http/request';
import { addSubscribe, refusalOf } from './api';
import { emptyForm } from './submit-info';

jest.mock('@/http/request', () => ({ requestBody: jest.fn() }));

const FORM = {
  ...emptyForm({ depaCode: 'c1', productId: 'p1' }, 'key-1234567890abcdef'),
  day: '2026-12-01',
  slot: { id: 1, startTime: '08:00', endTime: '09:00' },
  linkmanId: 'l1',
  doseNo: 1,
  guidelineVersion: '1',
};

test('a booking answered with "over age", which resolves as a call, is refused and not booked', async () => {
  const msg = '已超过接种年龄';
  jest.mocked(requestBody).mockResolvedValue({ code: CODE.OVER_AGE, msg, data: { orderId: '' } });
  const refused = await addSubscribe(FORM).then(
    () => null,
    (error: unknown) => refusalOf(error),
  );
  expect(refused).toMatchObject({ code: CODE.OVER_AGE, message: msg });
});
