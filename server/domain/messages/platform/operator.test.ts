import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendByOperator } from './operator';

const MESSAGE = {
  messageId: '7',
  platform: 'weapp',
  subject: 's1',
  template: 't1',
  page: 'pages/order/order-detail/index?orderId=o1',
  language: 'zh-CN',
  fields: { what: '接种提醒' },
};

let answer: (response: ServerResponse) => void;
let received: unknown[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(body));
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  [204, 'sent'],
  [500, 'failed'],
  [400, 'failed'],
  [302, 'failed'],
  [410, 'refused'],
  [504, 'unknown'],
])('a service that answers %s: %s', async (status, outcome) => {
  answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end();
  await expect(sendByOperator(url, MESSAGE)).resolves.toBe(outcome);
  expect(received).toEqual([MESSAGE]);
});

test('a service that was never reached has sent nothing', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const outcome = sendByOperator(`http://127.0.0.1:${port}/send`, MESSAGE);
  await expect(outcome).resolves.toBe('failed');
});

test('of one that does not answer, or hangs up, nobody knows', async () => {
  answer = () => undefined;
  await expect(sendByOperator(url, MESSAGE, 50)).resolves.toBe('unknown');
  answer = (response) => response.destroy();
  await expect(sendByOperator(url, MESSAGE)).resolves.toBe('unknown');
});
