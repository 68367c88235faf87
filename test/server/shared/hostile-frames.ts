import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import { inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { BODIES, HOSTILE } from '../kit/hostile-values';
import type { HostileWorld } from './hostile-world';
import { asStaff, asUser, openEar } from '../kit/worlds/service-world';
import type { Ear } from '../kit/worlds/service-world';
import { sqlNow } from '../../run-clock';

const AT_ONCE = 12;

/** Frames with something hostile in them, of somebody who may follow a conversation. */
const framesFor = (conversationId: string): string[] => [
  ...HOSTILE.flatMap((value) =>
    [
      { type: 'follow', conversationId, after: value },
      { type: 'follow', conversationId: value, after: 0 },
      { type: 'typing', conversationId: value },
      { type: 'user', token: value, language: value },
      { type: value, conversationId, after: 0 },
      value,
    ].map((frame) => JSON.stringify(frame)),
  ),
  ...BODIES.map(([, body]) => String(body)),
];

const isPong = ({ type }: ServerFrame): boolean => type === 'pong';

/** Sends a frame. @returns the socket, once the provider has acted on the frame: it is then closed, or answers */
async function afterFrame(
  { provider }: HostileWorld,
  who: ClientFrame,
  frame: string,
): Promise<Ear> {
  const ear = await openEar(provider, who);
  const before = ear.frames.filter(isPong).length;
  ear.sendRaw(frame);
  ear.send({ type: 'ping' });
  await Promise.race([ear.closed, ear.wait(() => ear.frames.filter(isPong).length > before)]);
  return ear;
}

/** Sends every hostile frame by a socket of its own, of the owner and of staff. @returns the sockets, some still open */
export async function attackBySocket(world: HostileWorld): Promise<Ear[]> {
  const { owner, clerk, openChats } = world;
  const frames = framesFor(openChats.owner);
  const attacks = [asUser(owner), asStaff(clerk)].flatMap((who) =>
    frames.map((frame) => ({ who, frame })),
  );
  const ears: Ear[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let attack = attacks[next++]; attack; attack = attacks[next++])
      ears.push(await afterFrame(world, attack.who, attack.frame));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ears;
}

/** Stores the last message of a conversation once more, as another process whose signal was lost would. @returns its number */
export const storeUnheard = (testDatabase: TestDatabase, conversationId: string): Promise<number> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ seq: number }>(
      `with c as (update service_conversations set last_seq = last_seq + 1 where id = $1 returning last_seq)
       insert into service_messages (conversation_id, seq, sender, staff_id, client_id, kind, body, at)
       select conversation_id, last_seq, sender, staff_id, client_id || '-' || last_seq, kind, body, ${sqlNow()}
       from service_messages m, c where m.conversation_id = $1 and m.seq = last_seq - 1 returning seq`,
      [conversationId],
    );
    return rows[0]?.seq ?? 0;
  });

/** Numbers of the messages that a socket has brought. */
export const heardBy = ({ frames }: Ear): number[] =>
  frames.flatMap((frame) => (frame.type === 'messages' ? frame.list.map(({ seq }) => seq) : []));
