import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Taro from '@tarojs/taro';
import { send as sendByBrowser } from './index.h5';
import { send as sendByMini } from './mini';

const call = {
  method: 'POST',
  url: '/x.do',
  headers: { tk: 'T' },
  body: '{"a":1}',
  timeout: 10_000,
} as const;

describe('in a browser', () => {
  test('method, headers and body arrive, and any status is an answer with lower-case headers', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('access-control-expose-headers', 'x-encrypted');
      if (request.method === 'OPTIONS') return void response.end();
      request.on('data', (part: Buffer) => {
        seen.push(`${request.method} ${String(request.headers.tk)} ${part.toString()}`);
      });
      request.on('end', () => {
        response.writeHead(503, { 'X-Encrypted': '1' }).end('busy');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const answer = await sendByBrowser({ ...call, url: `http://127.0.0.1:${port}/x.do` }).answer;
    server.closeAllConnections();
    server.close();
    expect(seen).toEqual(['POST T {"a":1}']);
    expect(answer).toMatchObject({ status: 503, body: 'busy', headers: { 'x-encrypted': '1' } });
  });
});

describe('in a mini-program', () => {
  const abort = jest.fn();
  const answerWith = (promise: Promise<unknown>) =>
    jest.mocked(Taro.request).mockReturnValueOnce(Object.assign(promise, { abort }) as never);

  test('text is asked for, with a platform timer later than our own', async () => {
    answerWith(Promise.resolve({ statusCode: 200, header: { a: 'b' }, data: '{}' }));
    const answer = await sendByMini(call).answer;
    expect(answer).toEqual({ status: 200, headers: { a: 'b' }, body: '{}' });
    expect(Taro.request).toHaveBeenCalledWith(
      expect.objectContaining({
        dataType: 'text',
        timeout: 12_000,
        header: { tk: 'T', 'device-token': 'new' },
      }),
    );
  });

  test('the name that the provider gives the phone is kept, and sent from then on', async () => {
    answerWith(Promise.resolve({ statusCode: 200, header: { 'Device-Token': 'D' }, data: '{}' }));
    await sendByMini(call).answer;
    answerWith(Promise.resolve({ statusCode: 200, header: {}, data: '{}' }));
    await sendByMini(call).answer;
    expect(Taro.request).toHaveBeenLastCalledWith(
      expect.objectContaining({ header: { tk: 'T', 'device-token': 'D' } }),
    );
    Taro.clearStorageSync();
  });

  test('the answer that Alipay hands over as a failure is an answer', async () => {
    answerWith(Promise.reject({ error: 19, status: 500, data: '{"code":"5000"}' }));
    const answer = await sendByMini(call).answer;
    expect(answer).toEqual({ status: 500, headers: {}, body: '{"code":"5000"}' });
  });

  test('no answer is a failure', async () => {
    answerWith(Promise.reject({ errMsg: 'request:fail' }));
    await expect(sendByMini(call).answer).rejects.toEqual({ errMsg: 'request:fail' });
  });

  test('aborting reaches the platform', () => {
    answerWith(new Promise(() => undefined));
    sendByMini(call).abort();
    expect(abort).toHaveBeenCalledTimes(1);
  });
});
