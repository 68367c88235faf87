import type { ServerFrame } from '@contract/service/socket-rules';
import type { Signals } from '../../../db/signals';

/** What is told at once and may be lost: who is writing or has read, and that the queue of staff has changed. */
export type Hint = Extract<ServerFrame, { readonly type: 'typing' | 'read' | 'queue' }>;
type Side = 'user' | 'staff';

export interface HintListener {
  readonly side: Side;
  readonly onHint: (hint: Hint) => void;
}

/** Topic of the queue of staff, of somebody who is writing, of what somebody has read, and of somebody's session that has ended. */
export const HINT = {
  queue: 'queue',
  typing: (id: string, side: Side): string => `typing ${id} ${side}`,
  read: (id: string, side: Side, seq: number): string => `read ${id} ${side} ${seq}`,
  ended: (personId: string, side: Side): string => `ended ${personId} ${side}`,
} as const;

/** ms between two hints that the queue has changed: each makes all staff ask for it. */
const QUEUE_PAUSE = 500;

/** Passes the hints of this and other processes to those whom they concern. */
export class ChatHints {
  private readonly followers = new Map<string, Set<HintListener>>();
  private readonly staff = new Set<HintListener>();
  private readonly signedIn = new Map<string, Set<() => void>>();
  private readonly unlisten: () => void;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private isQueueDue = false;

  constructor(signals: Signals) {
    this.unlisten = signals.listen((topics) => {
      if (topics === null) this.queueChanged();
      for (const topic of topics ?? []) this.heard(topic);
    });
  }

  /** Hints about the other side of a conversation. @returns ends it */
  follow(conversationId: string, listener: HintListener): () => void {
    const set = this.followers.get(conversationId) ?? new Set();
    this.followers.set(conversationId, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.followers.get(conversationId) === set)
        this.followers.delete(conversationId);
    };
  }

  /** Hears that a session of a person has ended, not necessarily this one. @returns ends it */
  followSessions(personId: string, side: Side, onEnd: () => void): () => void {
    const topic = HINT.ended(personId, side);
    const set = this.signedIn.get(topic) ?? new Set();
    this.signedIn.set(topic, set.add(onEnd));
    return () => {
      set.delete(onEnd);
      if (set.size === 0 && this.signedIn.get(topic) === set) this.signedIn.delete(topic);
    };
  }

  /** Hints about the queue. @returns ends it */
  followQueue(listener: HintListener): () => void {
    this.staff.add(listener);
    return () => void this.staff.delete(listener);
  }

  stop(): void {
    clearTimeout(this.pause);
    this.unlisten();
  }

  private heard(topic: string): void {
    if (topic === HINT.queue) {
      this.queueChanged();
      return;
    }
    for (const onEnd of [...(this.signedIn.get(topic) ?? [])]) onEnd();
    const [type, conversationId = '', by, seq] = topic.split(' ');
    if (type !== 'typing' && type !== 'read') return;
    const hint: Hint =
      type === 'typing' ? { type, conversationId } : { type, conversationId, seq: Number(seq) };
    for (const { side, onHint } of this.followers.get(conversationId) ?? [])
      if (side !== by) onHint(hint);
  }

  private queueChanged(): void {
    this.isQueueDue = true;
    if (this.pause !== undefined) return;
    this.isQueueDue = false;
    for (const { onHint } of this.staff) onHint({ type: 'queue' });
    this.pause = setTimeout(() => {
      this.pause = undefined;
      if (this.isQueueDue) this.queueChanged();
    }, QUEUE_PAUSE);
    this.pause.unref();
  }
}
