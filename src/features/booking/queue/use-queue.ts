import { useDidHide, useDidShow } from '@tarojs/taro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueueState } from '@contract/release/endpoints';
import { isRunning } from '@contract/release/release-rules';
import { agreeOnTime } from '@/http/server-clock';
import { readQueue } from './api';

/** ms until the next try after a failed request. */
const RETRY = 5_000;

export interface QueueReading {
  readonly queue: QueueState | null;
  /** The last request failed; it is repeated automatically. */
  readonly failed: boolean;
  /** Uses an answer from another call, and continues from it. */
  readonly take: (queue: QueueState) => void;
  readonly ask: () => void;
}

/**
 * The current state of the queue, requested at the intervals that the provider sends: more often gains nothing. Pauses
 * while the page is hidden; stops when the ticket has ended. @param releaseId null requests nothing
 */
export function useQueue(releaseId: string | null): QueueReading {
  const [queue, setQueue] = useState<QueueState | null>(null);
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isShown = useRef(true);
  /** Answers to questions before the newest one, before `take` and before leaving are not used. */
  const asked = useRef(0);

  const later = useRef<(ms: number) => void>(() => undefined);
  const ask = useCallback(() => {
    clearTimeout(timer.current);
    asked.current += 1;
    const question = asked.current;
    if (releaseId === null) return;
    readQueue(releaseId).then(
      (answer) => {
        if (question !== asked.current) return;
        void agreeOnTime(answer.serverNow);
        setQueue(answer);
        setFailed(false);
        if (!answer.ticket || isRunning(answer.ticket.state)) later.current(answer.nextMs);
      },
      () => {
        if (question !== asked.current) return;
        setFailed(true);
        later.current(RETRY);
      },
    );
  }, [releaseId]);
  later.current = (ms) => {
    clearTimeout(timer.current);
    if (isShown.current) timer.current = setTimeout(ask, ms);
  };
  const take = useCallback((answer: QueueState) => {
    asked.current += 1;
    setQueue(answer);
    setFailed(false);
    later.current(answer.nextMs);
  }, []);

  useEffect(() => {
    setQueue(null);
    ask();
    return () => {
      asked.current += 1;
      clearTimeout(timer.current);
    };
  }, [ask]);
  useDidShow(() => {
    if (isShown.current) return;
    isShown.current = true;
    ask();
  });
  useDidHide(() => {
    isShown.current = false;
    clearTimeout(timer.current);
  });
  return { queue, failed, take, ask };
}
