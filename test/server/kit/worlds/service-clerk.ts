import { randomUUID } from 'node:crypto';
import type { Login, Provider } from '../harness';
import { found } from '../until';
import type { Colleague } from './service-world';

/** Of the staff of the sample data. */
const DEMO_PASSWORD = 'yimiao-desk-1';

/** Signs in a member of staff of the sample data. */
export async function openClerk(provider: Provider, login = 'service-1'): Promise<Colleague> {
  const { token } = await provider.ok('POST /desk/login.do', { login, password: DEMO_PASSWORD });
  return { name: login, token, headers: { 'desk-token': token } };
}

/** Takes the account's conversation once it waits. @returns its id */
export async function takeChat(provider: Provider, clerk: Colleague, as: Login): Promise<string> {
  // A page shows what is sent before the provider has it.
  const { conversationId } = await found(async () => {
    const { chat } = await provider.ok('GET /service/chat/state.do', {}, { as });
    return chat ?? undefined;
  });
  await provider.ok('POST /service/staff/take.do', { conversationId }, { headers: clerk.headers });
  return conversationId;
}

/** Answers with a text. */
export const answerChat = (
  provider: Provider,
  { headers }: Colleague,
  conversationId: string,
  text: string,
) =>
  provider.ok(
    'POST /service/staff/send.do',
    { conversationId, clientId: randomUUID(), message: { kind: 'text', text } },
    { headers },
  );
