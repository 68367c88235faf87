import type { WebSocket } from '@fastify/websocket';
import { CODE } from '@contract/errors';
import { SILENT_CLOSE, readFrame } from '@contract/service/socket-rules';
import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import type { Deps } from '../../deps';
import type { StoredMessage } from '../../domain/service/append';
import { findConversation, noteSeen } from '../../domain/service/conversations';
import { presentMessages } from '../../domain/service/present';
import type { Reader } from '../../domain/service/present';
import type { ServiceParts } from '../../domain/service/service';
import { TOPIC } from '../../domain/service/watch';
import type { FindSession, FindStaff } from '../../http/request-context';

export interface ConnectionParts {
  readonly deps: Deps;
  readonly service: ServiceParts;
  readonly findSession: FindSession;
  readonly findStaff: FindStaff;
}

interface Person {
  readonly side: 'user' | 'staff';
  /** Of the account, or of the member of staff. */
  readonly id: string;
  readonly token: string;
  readonly language: Reader['language'];
}

/** Frames a socket may send within `SILENT_CLOSE`; more close it. */
const MOST_FRAMES = 300;
/** Conversations that one socket follows: a member of staff has several. */
const MOST_FOLLOWED = 40;

/** One socket: who is behind it, and what it follows. */
export class Connection {
  private person: Person | null = null;
  private readonly followed = new Map<string, () => void>();
  private unlisten: (() => void) | null = null;
  private frames = 0;
  private sending: Promise<void> = Promise.resolve();
  private silence: ReturnType<typeof setTimeout>;
  private window: ReturnType<typeof setInterval>;

  constructor(
    private readonly socket: WebSocket,
    private readonly parts: ConnectionParts,
  ) {
    this.silence = setTimeout(() => this.end(), SILENT_CLOSE);
    this.window = setInterval(() => (this.frames = 0), SILENT_CLOSE);
    socket.on('message', (data: Buffer, isBinary: boolean) =>
      this.heard(isBinary ? '' : String(data)),
    );
    socket.on('close', () => this.ended());
    socket.on('error', () => this.end());
  }

  private heard(text: string): void {
    this.frames += 1;
    const frame = readFrame(text);
    if (frame === null || this.frames > MOST_FRAMES) {
      this.refuse(CODE.PARAMETERS);
      return;
    }
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.end(), SILENT_CLOSE);
    this.sending = this.sending
      .then(() => this.act(frame))
      .catch((error: unknown) => {
        this.parts.deps.log.error({ err: error }, 'service socket');
        this.end();
      });
  }

  private async act(frame: ClientFrame): Promise<void> {
    if ('token' in frame) return this.signIn(frame);
    const { person } = this;
    if (person === null) return this.refuse(CODE.LOGIN_INVALID);
    if (frame.type === 'ping') return this.live(person);
    if (frame.type === 'typing') {
      if (this.followed.has(frame.conversationId))
        this.parts.service.signals.send(TOPIC.typing(frame.conversationId, person.side));
      return undefined;
    }
    return frame.type === 'follow'
      ? this.follow(person, frame.conversationId, frame.after)
      : undefined;
  }

  private async signIn(frame: Extract<ClientFrame, { token: string }>): Promise<void> {
    if (this.person !== null) return this.refuse(CODE.PARAMETERS);
    const person = await this.personOf(frame);
    if (person === null) return this.refuse(CODE.LOGIN_INVALID);
    this.person = person;
    this.unlisten = this.parts.service.signals.listen((topics) => this.signalled(person, topics));
    await this.live(person);
    this.send({ type: 'ready' });
  }

  private async personOf({
    type,
    token,
    language,
  }: Extract<ClientFrame, { token: string }>): Promise<Person | null> {
    const { findSession, findStaff } = this.parts;
    if (type === 'staff') {
      const staff = await findStaff(token);
      return staff?.role === 'service'
        ? { side: 'staff', id: staff.staffId, token, language }
        : null;
    }
    const session = await findSession(token, language);
    return session?.hasMobile ? { side: 'user', id: session.userId, token, language } : null;
  }

  /** A sign of life; whoever has signed out meanwhile hears no more. */
  private async live(person: Person): Promise<void> {
    const { side: type, token, language } = person;
    if ((await this.personOf({ type, token, language })) === null)
      return this.refuse(CODE.LOGIN_INVALID);
    const { db, clock } = this.parts.deps;
    if (person.side === 'user') await noteSeen(db, person.id, clock.now());
    this.send({ type: 'pong' });
  }

  private async follow(person: Person, conversationId: string, after: number): Promise<void> {
    const { deps, service } = this.parts;
    const row = await findConversation(deps.db, conversationId).catch(() => null);
    const mayRead =
      person.side === 'user'
        ? row?.user_id === person.id
        : row !== null && (row.state === 'waiting' || row.staff_id === person.id);
    if (!mayRead || this.followed.size >= MOST_FOLLOWED) return this.refuse(CODE.NOT_FOUND);
    this.followed.get(conversationId)?.();
    const onNews = (messages: readonly StoredMessage[]): void => {
      this.sending = this.sending
        .then(() => this.bring(person, conversationId, messages))
        .catch(() => this.end());
    };
    this.followed.set(conversationId, service.watch.add({ conversationId, after, onNews }));
  }

  private async bring(
    { side, language }: Person,
    conversationId: string,
    messages: readonly StoredMessage[],
  ): Promise<void> {
    const { deps } = this.parts;
    const reader = { side, language, now: deps.clock.now() };
    this.send({
      type: 'messages',
      conversationId,
      list: await presentMessages(deps, messages, reader),
    });
  }

  private signalled({ side }: Person, topics: readonly string[] | null): void {
    for (const topic of topics ?? []) {
      if (topic === TOPIC.queue && side === 'staff') this.send({ type: 'queue' });
      const [kind, conversationId = '', by, seq] = topic.split(' ');
      if (by === side || !this.followed.has(conversationId)) continue;
      if (kind === 'typing') this.send({ type: 'typing', conversationId });
      if (kind === 'read') this.send({ type: 'read', conversationId, seq: Number(seq) });
    }
  }

  private send(frame: ServerFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private refuse(code: string): void {
    this.send({ type: 'refused', code });
    this.end();
  }

  private end(): void {
    this.ended();
    this.socket.close();
  }

  private ended(): void {
    clearTimeout(this.silence);
    clearInterval(this.window);
    this.unlisten?.();
    this.unlisten = null;
    for (const stop of this.followed.values()) stop();
    this.followed.clear();
  }
}
