import type { WebSocket } from '@fastify/websocket';
import { CODE } from '@contract/errors';
import { isEnd } from '@contract/service/chat-rules';
import { SILENT_CLOSE, SOCKET_PATH } from '@contract/service/socket-rules';
import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import type { Deps } from '../../deps';
import type { StoredMessage } from '../../domain/service/customer-chat/append';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { findConversation, noteSeen } from '../../domain/service/customer-chat/conversations';
import { HINT } from '../../domain/service/customer-chat/hints';
import type { HintListener } from '../../domain/service/customer-chat/hints';
import { presentMessages } from '../../domain/service/customer-chat/present';
import type { Reader } from '../../domain/service/customer-chat/present';
import type { ServiceParts } from '../../domain/service/customer-chat/service';
import { isReadable } from '../../domain/service/customer-chat/staff-access';
import { isOutage } from '../../db/outage';
import { logOutage } from '../../db/outage-log';
import type { CallFrom } from '../../http/call-from';
import { DomainError } from '../../http/domain-error';
import type { FindSession, FindStaff } from '../../http/request-context';
import { readFrame } from './read-frame';

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
/** ms from the news that a session of its person has ended to the look whether it is this one: by then it is committed. */
const RECHECK_AFTER = 300;

/** Place of the first event of another member of staff; -1: none. */
const takenByOther = (messages: readonly StoredMessage[], { side, id }: Person): number =>
  side === 'user'
    ? -1
    : messages.findIndex(
        ({ sender, staff_id }) => sender === 'system' && staff_id !== null && staff_id !== id,
      );

/** One socket: who is behind it, and what it follows. */
export class Connection {
  private person: Person | null = null;
  private readonly followed = new Map<string, () => void>();
  private leaveQueue: (() => void) | null = null;
  private leaveSessions: (() => void) | null = null;
  private releaseSocket: (() => void) | null = null;
  private isEnded = false;
  private frames = 0;
  private framesSince = Date.now();
  private sending: Promise<void> = Promise.resolve();
  private silence: ReturnType<typeof setTimeout>;

  constructor(
    private readonly socket: WebSocket,
    private readonly parts: ConnectionParts,
    private readonly from: CallFrom,
  ) {
    this.silence = setTimeout(() => this.end(), SILENT_CLOSE);
    socket.on('message', (data: Buffer, isBinary: boolean) =>
      this.heard(isBinary ? '' : String(data)),
    );
    socket.on('close', () => this.ended());
    socket.on('error', () => this.end());
  }

  private heard(text: string): void {
    const frame = readFrame(text);
    if (frame === null || this.isTooMuch()) {
      this.refuse(CODE.PARAMETERS);
      return;
    }
    this.sending = this.sending
      .then(() => this.act(frame))
      .catch((error: unknown) => this.fail(error));
  }

  private isTooMuch(): boolean {
    const now = Date.now();
    if (now - this.framesSince > SILENT_CLOSE) {
      this.frames = 0;
      this.framesSince = now;
    }
    this.frames += 1;
    return this.frames > MOST_FRAMES;
  }

  private async act(frame: ClientFrame): Promise<void> {
    if ('token' in frame) return this.signIn(frame);
    const { person } = this;
    if (person === null) return this.refuse(CODE.LOGIN_INVALID);
    if (frame.type === 'ping') return this.live(person);
    const { conversationId } = frame;
    if (frame.type === 'follow') return this.follow(person, conversationId, frame.after);
    if (this.followed.has(conversationId))
      this.parts.service.signals.send(HINT.typing(conversationId, person.side));
    return undefined;
  }

  private async signIn(frame: Extract<ClientFrame, { token: string }>): Promise<void> {
    if (this.person !== null) return this.refuse(CODE.PARAMETERS);
    const person = await this.personOf(frame);
    if (person === null) return this.refuse(CODE.LOGIN_INVALID);
    this.releaseSocket = this.parts.service.takeSocket(`${person.side} ${person.id}`);
    if (this.releaseSocket === null) return this.refuse(CODE.TOO_MANY);
    // It may have closed while the session was looked up.
    if (this.isEnded) return this.releaseSocket();
    this.person = person;
    await this.live(person);
    if (this.isEnded) return;
    this.leaveSessions = this.parts.service.hints.followSessions(person.id, person.side, () =>
      this.recheck(person),
    );
    if (person.side === 'staff')
      this.leaveQueue = this.parts.service.hints.followQueue(this.listenerOf(person));
    this.send({ type: 'ready' });
  }

  /** A session of its person has ended: whoever has signed out here hears nothing more. */
  private recheck(person: Person): void {
    const check = async (): Promise<void> => {
      if (this.isEnded || (await this.isSignedIn(person))) return;
      this.refuse(CODE.LOGIN_INVALID);
    };
    setTimeout(() => void check().catch((error: unknown) => this.fail(error)), RECHECK_AFTER);
  }

  private isSignedIn = async ({ side: type, token, language }: Person): Promise<boolean> =>
    (await this.personOf({ type, token, language })) !== null;

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
    if (!(await this.isSignedIn(person))) return this.refuse(CODE.LOGIN_INVALID);
    clearTimeout(this.silence);
    if (this.isEnded) return;
    this.silence = setTimeout(() => this.end(), SILENT_CLOSE);
    const { db, clock } = this.parts.deps;
    if (person.side === 'user') await noteSeen(db, person.id, clock.now());
    this.send({ type: 'pong' });
  }

  private async follow(person: Person, conversationId: string, after: number): Promise<void> {
    const { watch, hints } = this.parts.service;
    const isNew = !this.followed.has(conversationId);
    const isFull = isNew && this.followed.size >= MOST_FOLLOWED;
    if (isFull || !(await this.mayRead(person, conversationId))) return this.refuse(CODE.NOT_FOUND);
    await this.noteAccess(person, conversationId);
    this.unfollow(conversationId);
    if (this.isEnded) return;
    const onNews = (messages: readonly StoredMessage[]): void => {
      this.sending = this.sending
        .then(() => this.bring(person, conversationId, messages))
        .catch((error: unknown) => this.fail(error));
    };
    const leave = hints.follow(conversationId, this.listenerOf(person));
    const unwatch = watch.add({ conversationId, after, onNews });
    this.followed.set(conversationId, () => {
      unwatch();
      leave();
    });
  }

  /** Notes for the account that a member of staff reads its conversation. */
  private async noteAccess({ side, id }: Person, conversationId: string): Promise<void> {
    if (side === 'user') return;
    const { db, clock, networkLog } = this.parts.deps;
    const { user_id: userId } = await findConversation(db, conversationId);
    const accessed = { userId, part: 'conversation', subject: conversationId } as const;
    await recordAccesses(db, { staffId: id, role: 'service' }, [accessed], clock.now());
    const access = { event: 'staffAccess', call: `GET ${SOCKET_PATH}`, userId: null } as const;
    networkLog.note({ ...access, staffId: id, subject: conversationId, ...this.from });
  }

  private async mayRead({ side, id }: Person, conversationId: string): Promise<boolean> {
    const { db, clock } = this.parts.deps;
    const row = await findConversation(db, conversationId).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
    if (side === 'user') return row?.user_id === id;
    return row !== null && isReadable(row, { staffId: id, now: clock.now() });
  }

  private unfollow(conversationId: string): void {
    this.followed.get(conversationId)?.();
    this.followed.delete(conversationId);
  }

  private async bring(
    person: Person,
    conversationId: string,
    messages: readonly StoredMessage[],
  ): Promise<void> {
    if (!this.followed.has(conversationId)) return;
    const { deps } = this.parts;
    const { side, language } = person;
    const taken = takenByOther(messages, person);
    const isLost = taken >= 0 && !(await this.mayRead(person, conversationId));
    const list = await presentMessages(deps, isLost ? messages.slice(0, taken + 1) : messages, {
      side,
      language,
      now: deps.clock.now(),
    });
    this.send({ type: 'messages', conversationId, list });
    if (isLost || list.some(({ event }) => isEnd(event))) this.unfollow(conversationId);
  }

  private listenerOf({ side }: Person): HintListener {
    return { side, onHint: (hint) => this.send(hint) };
  }

  private send(frame: ServerFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private refuse(code: string): void {
    this.send({ type: 'refused', code });
    this.end();
  }

  private fail(error: unknown): void {
    const { log } = this.parts.deps;
    if (isOutage(error)) logOutage(log, error);
    else log.error({ err: error }, 'service socket');
    this.end();
  }

  private end(): void {
    this.ended();
    this.socket.close();
  }

  private ended(): void {
    this.isEnded = true;
    clearTimeout(this.silence);
    this.leaveQueue?.();
    this.leaveSessions?.();
    this.releaseSocket?.();
    for (const stop of this.followed.values()) stop();
    this.followed.clear();
  }
}
