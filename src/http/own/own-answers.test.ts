import { CODE } from '@contract/errors';
import { orderOf } from '../../../test/samples/order';
import { configureClient } from '../client-parts';
import { ApiError } from '../failure/api-error';
import { ownAnswer, storeOwnAnswer, withOwnStored } from './own-answers';
import { mayUseStored } from './own-rules';

const DETAIL = 'GET /order/subscribe/clientDetail.do';
const ARTICLE = 'GET /article/article/detail.do';
const CERTIFICATE = 'GET /order/certificate/detail.do';
const input = { orderId: 'O1' };
const stored = () => ownAnswer(DETAIL, input)?.data;
const receive = (order = orderOf()) => withOwnStored(DETAIL, input, async () => order);
const refuse = (error: unknown) =>
  withOwnStored(DETAIL, input, () => Promise.reject(error)).catch((caught: unknown) => caught);
const server = (code: string) => new ApiError({ kind: 'server', code, msg: '' });

let account = 'anna';
let token: string | null = 'T';
configureClient({ account: () => account, token: () => token });
beforeEach(() => {
  window.localStorage.clear();
  [account, token] = ['anna', 'T'];
});

test('an appointment is stored with its code, and with nothing that the visit does not need', async () => {
  const order = orderOf();
  expect(await receive(order)).toBe(order);
  expect(stored()).toMatchObject({ qrText: 'YMO1.signed', reference: 'YM-4821', actions: [] });
  const text = JSON.stringify({ ...window.localStorage });
  for (const trace of ['过敏', '137****', '本人预约']) expect(text).not.toContain(trace);
});

test.each(['DONE', 'CANCELLED', 'NO_SHOW', 'REFUNDING'] as const)(
  'once it is %s, the stored appointment goes',
  async (status) => {
    await receive();
    await receive(orderOf({ status }));
    expect(stored()).toBeUndefined();
  },
);

test.each([
  ['was deleted', CODE.NOT_FOUND, false],
  ['is in another state', CODE.ORDER_STATE, false],
  ['is refused for now', CODE.TOO_MANY, true],
  ['meets a failure of the provider', CODE.SERVER, true],
  ['meets a busy provider', CODE.BUSY, true],
])('a stored record that %s: code %s, stays %s', async (_, code, stays) => {
  await receive();
  const error = server(code);
  expect(await refuse(error)).toBe(error);
  expect(stored() !== undefined).toBe(stays);
});

test('without a network the record stays', async () => {
  await receive();
  await refuse(new ApiError({ kind: 'network', msg: '' }));
  expect(stored()).toBeDefined();
});

test('nothing is stored for a visitor, and nothing of one account is read by another', async () => {
  account = '';
  await receive();
  account = 'anna';
  expect(stored()).toBeUndefined();
  await receive();
  account = 'ben';
  expect(stored()).toBeUndefined();
});

test('an answer that arrives after its session ended is not stored, whoever has signed in since', async () => {
  const late = (change: () => void) =>
    withOwnStored(DETAIL, input, async () => {
      change();
      return orderOf();
    });
  await late(() => (account = ''));
  account = 'anna';
  expect(stored()).toBeUndefined();
  await late(() => ([account, token] = ['ben', 'T2']));
  expect(stored()).toBeUndefined();
});

test('an article is stored only once something asks for it, then it is renewed', async () => {
  const article = { articleId: 'A1', title: 'old' } as never;
  const read = (title: string) =>
    withOwnStored(ARTICLE, { articleId: 'A1' }, async () => ({ articleId: 'A1', title }));
  await read('old');
  expect(ownAnswer(ARTICLE, { articleId: 'A1' })).toBeUndefined();
  storeOwnAnswer(ARTICLE, { articleId: 'A1' }, article);
  await read('new');
  expect(ownAnswer(ARTICLE, { articleId: 'A1' })?.data.title).toBe('new');
});

test('a call of another kind is passed through', async () => {
  expect(await withOwnStored('GET /base/time/now.do', {}, async () => 1)).toBe(1);
  expect(window.localStorage).toHaveLength(0);
  storeOwnAnswer(CERTIFICATE, input, { orderId: 'O1' } as never);
  expect(stored()).toBeUndefined();
});

test.each([
  [new ApiError({ kind: 'network', msg: '' }), true],
  [new ApiError({ kind: 'timeout', msg: '' }), true],
  [server(CODE.BUSY), true],
  [new ApiError({ kind: 'malformed', code: '503', msg: '' }), true],
  [new ApiError({ kind: 'malformed', code: '500', msg: '' }), false],
  [new ApiError({ kind: 'malformed', code: '404', msg: '' }), false],
  [new ApiError({ kind: 'malformed', code: '', msg: '' }), false],
  [server(CODE.LOGIN_INVALID), false],
  [server(CODE.NOT_FOUND), false],
  [server(CODE.SERVER), false],
  [new TypeError('x'), false],
  [undefined, false],
])('a stored record may stand in for %o: %s', (error, may) => {
  expect(mayUseStored(error)).toBe(may);
});
