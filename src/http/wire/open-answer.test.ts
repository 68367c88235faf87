import { CODE } from '@contract/errors';
import { encryptResponse } from '../../../server/http/crypto';
import { ApiError } from '../failure/api-error';
import { configureClient } from '../client-parts';
import { openAnswer } from './open-answer';

jest.mock('@/platform/secure-random', () => ({ randomBytes: jest.fn() }));

const SECRET = Buffer.from('secret of the session').toString('base64');
const PATH = '/linkman/linkman/findByUserId.do';
const answer = (data: unknown, code = CODE.SUCCESS, headers: Record<string, string> = {}) => ({
  status: 200,
  headers,
  body: JSON.stringify({ code, msg: 'm', data }),
});
const MARKED = { 'X-Encrypted': '1' };
const cipher = () => encryptResponse(SECRET, 'N', PATH, '[{"name":"小易"}]');
const malformed = { kind: 'malformed' };

beforeEach(() => configureClient({ secret: () => Promise.resolve(SECRET), nonce: () => 'N' }));

test('marked data is decrypted, whatever the letter case of the mark', async () => {
  await expect(
    openAnswer(answer(cipher(), CODE.SUCCESS, MARKED), PATH, 'response'),
  ).resolves.toEqual({
    code: CODE.SUCCESS,
    msg: 'm',
    data: [{ name: '小易' }],
  });
});

test('a call that must be encrypted refuses plain data; the others take it', async () => {
  for (const plain of [[], {}, null, 7])
    await expect(openAnswer(answer(plain), PATH, 'response')).rejects.toMatchObject(malformed);
  await expect(openAnswer(answer([]), PATH, undefined)).resolves.toMatchObject({ data: [] });
});

test('a refusal is never encrypted', async () => {
  await expect(
    openAnswer(answer(null, CODE.LOGIN_INVALID), PATH, 'response'),
  ).resolves.toMatchObject({
    code: CODE.LOGIN_INVALID,
  });
});

test('data for another path, or for nobody, is malformed', async () => {
  const data = answer(cipher(), CODE.SUCCESS, MARKED);
  await expect(openAnswer(data, '/other.do', 'response')).rejects.toMatchObject(malformed);
  configureClient({ secret: () => Promise.resolve(null) });
  await expect(openAnswer(data, PATH, 'response')).rejects.toMatchObject(malformed);
});

test('the failure to get the secret is the failure of the call', async () => {
  const offline = new ApiError({ kind: 'network', msg: 'no net' });
  configureClient({ secret: () => Promise.reject(offline) });
  await expect(openAnswer(answer(cipher(), CODE.SUCCESS, MARKED), PATH, 'all')).rejects.toBe(
    offline,
  );
});
