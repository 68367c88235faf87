import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import { CONNECTION_OFF, stepConnection } from './reconnect-rules';
import type { ConnectionEffect, ConnectionEvent, ConnectionTimer } from './reconnect-rules';
import type { OpenSocket, SocketListener } from './types';

/** What surrounds a link; tests replace it. */
export interface LinkParts {
  open(listener: SocketListener): OpenSocket;
  random(): number;
  onShow(listener: () => void): () => void;
  onHide(listener: () => void): () => void;
}

export interface LinkOptions {
  /** The first frame: who it is. Null: nobody is signed in, and the link stops. */
  readonly hello: () => Extract<ClientFrame, { readonly token: string }> | null;
  /** Every frame but `pong`; `ready` at each new socket. After `refused` the link tries again: stop it if that is in vain. */
  readonly onFrame: (frame: ServerFrame) => void;
  /** Asks for news by calls that wait at the provider, while no socket stays open. */
  readonly poll: () => Promise<unknown>;
  /** Keeps the socket in the background, for staff with several tabs; people count as away there. */
  readonly staysWhenHidden?: boolean;
}

/** News of customer service, by a WebSocket that is opened again whenever it ends, or by polling. */
export interface ReconnectingLink {
  start(): void;
  /** Ends it for good, or until `start`. */
  stop(): void;
  /** Asks for a conversation's messages after a number, which is read again at each new socket. Returns the end of it. */
  follow(conversationId: string, after: () => number): () => void;
  /** Tells the other side that somebody is writing; not repeated if it is lost. */
  typing(conversationId: string): void;
}

const parsed = (text: string): ServerFrame | null => {
  try {
    return JSON.parse(text) as ServerFrame;
  } catch {
    return null;
  }
};

/** Runs {@link stepConnection} on real sockets and timers. */
class RunningLink implements ReconnectingLink {
  private state = CONNECTION_OFF;
  private socket: OpenSocket | null = null;
  private isPollOut = false;
  private readonly timers = new Map<ConnectionTimer, ReturnType<typeof setTimeout>>();
  private readonly followed = new Map<string, () => number>();
  private unwatch: (() => void) | null = null;

  constructor(
    private readonly parts: LinkParts,
    private readonly options: LinkOptions,
  ) {}

  start(): void {
    const { onShow, onHide } = this.parts;
    if (!this.unwatch) {
      const ends = [onShow(() => this.step({ type: 'show' }))];
      if (!this.options.staysWhenHidden) ends.push(onHide(() => this.step({ type: 'hide' })));
      this.unwatch = () => ends.forEach((end) => end());
    }
    this.step({ type: 'start' });
  }

  stop(): void {
    this.unwatch?.();
    this.unwatch = null;
    this.step({ type: 'stop' });
    // What the app does while nobody watches it is unknown: a later start counts as shown.
    this.state = CONNECTION_OFF;
  }

  follow(conversationId: string, after: () => number): () => void {
    this.followed.set(conversationId, after);
    if (this.state.phase === 'ready') this.say({ type: 'follow', conversationId, after: after() });
    return () => {
      if (this.followed.get(conversationId) === after) this.followed.delete(conversationId);
    };
  }

  typing(conversationId: string): void {
    if (this.state.phase === 'ready') this.say({ type: 'typing', conversationId });
  }

  private step(event: ConnectionEvent): void {
    const [state, effects] = stepConnection(this.state, event, this.parts.random());
    this.state = state;
    for (const effect of effects) this.carryOut(effect);
  }

  private carryOut(effect: ConnectionEffect): void {
    switch (effect.type) {
      case 'open':
        return this.open();
      case 'close':
        this.socket?.close();
        this.socket = null;
        return undefined;
      case 'ping':
        return this.say({ type: 'ping' });
      case 'poll':
        return this.poll();
      case 'set':
      case 'clear':
        clearTimeout(this.timers.get(effect.timer));
        if (effect.type === 'clear') return undefined;
        this.timers.set(
          effect.timer,
          setTimeout(() => this.step({ type: 'timer', timer: effect.timer }), effect.ms),
        );
        return undefined;
    }
  }

  private open(): void {
    this.socket = this.parts.open({
      onOpen: () => {
        const hello = this.options.hello();
        if (hello) this.say(hello);
        else this.stop();
      },
      onText: (text) => this.heard(text),
      onEnd: () => this.step({ type: 'ended' }),
    });
  }

  private heard(text: string): void {
    const frame = parsed(text);
    if (!frame) return;
    this.step({ type: 'heard' });
    if (frame.type === 'pong') return;
    if (frame.type === 'ready') {
      this.step({ type: 'ready' });
      for (const [conversationId, after] of this.followed)
        this.say({ type: 'follow', conversationId, after: after() });
    }
    this.options.onFrame(frame);
  }

  /** One poll at a time: one that was under way in the background reports when the app is back. */
  private poll(): void {
    if (this.isPollOut) return;
    this.isPollOut = true;
    const done = (isOk: boolean): void => {
      this.isPollOut = false;
      this.step({ type: 'polled', isOk });
    };
    this.options.poll().then(
      () => done(true),
      () => done(false),
    );
  }

  private say(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }
}

/** Creates a link, which does nothing before `start`. */
export const createReconnectingLink = (parts: LinkParts, options: LinkOptions): ReconnectingLink =>
  new RunningLink(parts, options);
