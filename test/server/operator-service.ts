import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PlatformMessage } from '../../server/domain/messages/platform/operator';
import type { MessageSettings, Templates } from '../../server/domain/messages/platform/settings';

/** Fields of WeChat's templates, for messages of every kind but `offer` and `turn`. */
export const WECHAT_FIELDS = {
  what: 'thing1',
  product: 'thing2',
  clinic: 'thing3',
  day: 'date4',
  time: 'time5',
} as const;

const withFields = (templates: Templates = {}) =>
  Object.fromEntries(
    Object.entries(templates).map(([name, id]) => [name, { id, fields: WECHAT_FIELDS }] as const),
  );

/** An operator's own service that sends messages by Alipay, and the settings that name WeChat's templates too. */
export interface OperatorService {
  /** What it was given so far. */
  readonly given: readonly PlatformMessage[];
  /** Settings file (`MESSAGE_SETTINGS`) of a provider that sends by it. */
  readonly settings: string;
  stop(): Promise<void>;
}

/**
 * Starts the service.
 * @param folder where its settings file is put
 * @param statuses of its first answers; then all are 200
 */
export async function startOperator(
  folder: string,
  templates: Partial<MessageSettings['templates']>,
  statuses: readonly number[] = [],
): Promise<OperatorService> {
  const given: PlatformMessage[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      given.push(JSON.parse(body) as PlatformMessage);
      response.writeHead(statuses[given.length - 1] ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = join(folder, `messages-${port}.json`);
  const sendUrl = `http://127.0.0.1:${port}/send`;
  const named = { ...templates, weapp: withFields(templates.weapp) };
  writeFileSync(settings, JSON.stringify({ sendUrl, templates: named }));
  return {
    given,
    settings,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
