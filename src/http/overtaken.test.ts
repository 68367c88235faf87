import { CODE } from '@contract/errors';
import { encryptResponse } from '../../server/http/crypto';
import { reportHttpError } from '@/telemetry/errors';
import { configureClient } from './client-parts';
import { exchange } from './wire/exchange';
import type { WireAnswer } from './wire/exchange';
import { request } from './request';

jest.mock('./wire/exchange', () => ({ exchange: jest.fn() }));
jest.mock('@/telemetry/errors', () => ({ reportHttpError: jest.fn() }));

const PATH = '/linkman/linkman/findByUserId.do';
const SECRET = 'c2VjcmV0';

test('a call that is overtaken while its answer is decrypted answers nobody', async () => {
  const texts = ['["old"]', '["new"]'];
  jest.mocked(exchange).mockImplementation(() => {
    const data = encryptResponse(SECRET, 'NONCE', PATH, texts.shift() ?? '[]');
    const answer: WireAnswer = {
      status: 200,
      headers: { 'x-encrypted': '1' },
      body: JSON.stringify({ code: CODE.SUCCESS, msg: '', data }),
    };
    return { answer: Promise.resolve(answer), abort: () => undefined };
  });
  let notify = (): void => undefined;
  const told = new Promise<string>((resolve) => {
    notify = () => resolve(SECRET);
  });
  const isFirst = (): boolean => jest.mocked(exchange).mock.calls.length === 1;
  configureClient({
    token: () => 'TOKEN',
    nonce: () => 'NONCE',
    secret: () => (isFirst() ? told : Promise.resolve(SECRET)),
  });
  const ask = () => request(`GET ${PATH}`, {}, { crypto: 'response' });
  const older = ask();
  while (!isFirst()) await new Promise((resolve) => setTimeout(resolve, 1));
  const newer = ask();
  notify();
  await expect(older).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(newer).resolves.toEqual(['new']);
  // A cancelled call is not a failure to report.
  expect(reportHttpError).not.toHaveBeenCalled();
});
