import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { READING_BEAT_SECONDS } from '@contract/beans/bean-rules';
import type { BeanTaskCard } from '@contract/beans/endpoints';
import { request } from '@/http/request';
import { onAppHide, onAppShow } from '@/platform/lifecycle';

export interface ReadingTime {
  /** How the task is by the provider's clock; null until it has answered. */
  readonly card: BeanTaskCard | null;
  readonly failed: boolean;
}

/**
 * Tells the provider while an article is in view, as it counts the time by its own clock: at once, every ten seconds,
 * and when the article goes out of view. Ends once the task is done. @param articleId null: nothing is counted
 */
export function useReadingTime(articleId: string | null): ReadingTime {
  const [card, setCard] = useState<BeanTaskCard | null>(null);
  const [failed, setFailed] = useState(false);
  const isShown = useRef(true);
  const isDone = useRef(false);

  const report = useRef<(inView: boolean) => void>(() => undefined);
  report.current = (inView) => {
    if (articleId === null || isDone.current) return;
    request(
      'GET /health-beans/activeTask/doTask.do',
      { task: 'readArticle', articleId, inView },
      { failure: 'background', neverCancel: true },
    ).then(
      (answer) => {
        isDone.current = answer.state !== 'open';
        setCard(answer);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  const show = (visible: boolean): void => {
    if (isShown.current === visible) return;
    isShown.current = visible;
    report.current(visible);
  };
  useDidShow(() => show(true));
  useDidHide(() => show(false));
  useEffect(() => {
    if (articleId === null) return;
    report.current(true);
    const timer = setInterval(() => {
      if (isShown.current) report.current(true);
    }, READING_BEAT_SECONDS * 1_000);
    const ends = [onAppShow(() => show(true)), onAppHide(() => show(false))];
    return () => {
      clearInterval(timer);
      ends.forEach((end) => end());
      report.current(false);
    };
  }, [articleId]);
  return { card, failed };
}
