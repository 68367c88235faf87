import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import { SOCKET_PATH } from '@contract/service/socket-rules';
import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import type { Sent } from '@contract/service/cards';
import { CLINIC, inDatabase, newKey } from './booking-world';
import type { Caller, TestDatabase } from './booking-world';
import type { Provider } from '../harness';
import { sqlNow } from '../../../run-clock';

/** A member of staff: options of their calls. */
export interface Colleague {
  readonly name: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Adds members of staff, signed in. */
export const insertColleagues = (
  testDatabase: TestDatabase,
  names: readonly string[],
  role = 'service',
): Promise<Colleague[]> =>
  inDatabase(testDatabase, ({ pool }) =>
    Promise.all(
      names.map(async (name) => {
        const token = randomBytes(32).toString('base64url');
        await pool.query(
          `insert into staff (id, depa_code, login, name, password_hash, role) values ($1, $2, $1, $1, '-', $3)`,
          [name, CLINIC, role],
        );
        await pool.query(
          `insert into staff_sessions (token_hash, staff_id, expires_at, seen_at)
           values (encode(sha256($1::bytea), 'hex'), $2, ${sqlNow()} + interval '1 day',
             ${sqlNow()} + interval '9 years')`,
          [token, name],
        );
        return { name, token, headers: { 'desk-token': token } };
      }),
    ),
  );

/** A text to be sent. */
export const aText = (text: string): Sent => ({ kind: 'text', text });

/** Sends a text in the person's conversation. */
export const say = (provider: Provider, who: Caller, text: string, clientId = newKey()) =>
  provider.ok('POST /service/chat/send.do', { clientId, message: aText(text) }, who);

/** Sends a text of a member of staff. */
export const reply = (
  provider: Provider,
  { headers }: Colleague,
  conversationId: string,
  text: string,
  clientId = newKey(),
) =>
  provider.ok(
    'POST /service/staff/send.do',
    { conversationId, clientId, message: aText(text) },
    { headers },
  );

/** A socket, with everything that it has brought. */
export interface Ear {
  readonly frames: ServerFrame[];
  readonly closed: Promise<void>;
  send(frame: ClientFrame): void;
  sendRaw(text: string): void;
  /** The first frame that fits, which may still have to come. */
  wait(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame>;
  close(): void;
}

/** Texts of all messages that a socket has brought, in its order. */
export const textsOf = ({ frames }: Ear): string[] =>
  frames.flatMap((frame) => (frame.type === 'messages' ? frame.list.map(({ text }) => text) : []));

/** Opens a socket; it is signed in if a frame that says who it is is given. */
export async function openEar(provider: Provider, first?: ClientFrame): Promise<Ear> {
  const socket = new WebSocket(provider.url.replace('http', 'ws') + SOCKET_PATH);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(String(data)) as ServerFrame);
    for (const check of [...waiting]) check();
  });
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  await new Promise((resolve, reject) => void socket.on('open', resolve).on('error', reject));
  const ear: Ear = {
    frames,
    closed,
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendRaw: (text) => socket.send(text),
    wait: (fits) =>
      new Promise((resolve) => {
        const check = (): void => {
          const found = frames.find(fits);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    close: () => socket.close(),
  };
  if (first) {
    ear.send(first);
    await ear.wait(({ type }) => type === 'ready');
  }
  return ear;
}

/** Frame that signs a person's socket in. */
export const asUser = ({ token }: Caller): ClientFrame => ({
  type: 'user',
  token,
  language: 'zh-CN',
});

/** Frame that signs a socket of staff in. */
export const asStaff = ({ token }: Colleague): ClientFrame => ({
  type: 'staff',
  token,
  language: 'zh-CN',
});
