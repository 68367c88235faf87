import { request } from '@/http/request';
import { onAppHide, onAppShow } from '@/platform/lifecycle';
import { sendPendingReads } from './pending-reads';
import { nextPause } from './unread-pause-rules';
import { session } from '@/shared/session/session-store';

/** Who follows the unread counts. */
export interface UnreadFollower {
  /** Version of the counts that a page in front shows; null: there is none, and nothing is asked. */
  readonly version: () => string | null;
  readonly onChange: () => void;
}

/** Reports changes of the unread counts, on whichever device or by whomever they were made. */
export interface UnreadFeed {
  /** @returns stops it */
  follow(follower: UnreadFollower): () => void;
}

/** Asks while a page with the counts is in front: one small call, of which only a change leads to another. */
export const polledUnread: UnreadFeed = {
  follow({ version, onChange }) {
    let failures = 0;
    let isHidden = false;
    /** When something last changed on the page, ms. */
    let stillSince = Date.now();
    let seen: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function ask(): Promise<void> {
      const shown = version();
      if (shown !== seen) stillSince = Date.now();
      seen = shown;
      if (isHidden || shown === null || !session().isLogin) return;
      try {
        const answer = await request('GET /message/message/unreadVersion.do', undefined, {
          neverCancel: true,
          failure: 'background',
        });
        failures = 0;
        const isSent = await sendPendingReads();
        if (isSent || (answer.version !== '' && answer.version !== shown)) onChange();
      } catch {
        failures += 1;
      }
    }
    const plan = (): void => {
      clearTimeout(timer);
      if (!isOver)
        timer = setTimeout(() => void step(), nextPause(failures, Date.now() - stillSince));
    };
    async function step(): Promise<void> {
      await ask();
      plan();
    }
    const stops = [
      onAppHide(() => {
        isHidden = true;
      }),
      onAppShow(() => {
        isHidden = false;
        stillSince = Date.now();
        void step();
      }),
    ];
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  },
};
