import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@contract/service/cards';
import { watchEnd } from '@/platform/end-in-view';
import { scrollPageTo } from '@/platform/scroll';
import { focusElement } from '@/ui/a11y/restore-focus';
import { useUid } from '@/ui/uid';

/** px: below the end of any conversation. */
const END = 1_000_000;

export interface FollowEnd {
  /** Id of an element at the end of the conversation. */
  readonly endId: string;
  /** Something came while earlier messages were read. */
  readonly hasNews: boolean;
  /** Leads to the first message that came meanwhile, with the focus; without scripted focus to the end. */
  readonly toNews: () => void;
  /** Id of the element of a message. */
  readonly idOf: (seq: number) => string;
}

/**
 * Scrolls with new messages while their reader is at the end of the page, and with each one that the reader sends.
 * @param outgoing how many are on their way
 */
export function useFollowEnd(newest: ChatMessage | undefined, outgoing: number): FollowEnd {
  const endId = useUid('end');
  const isAtEnd = useRef(true);
  const before = useRef(0);
  const seen = useRef(0);
  const firstNew = useRef(0);
  const [hasNews, setNews] = useState(false);
  const idOf = (seq: number): string => `${endId}-${seq}`;
  const toEnd = (): void => {
    isAtEnd.current = true;
    setNews(false);
    void scrollPageTo(END);
  };
  const toNews = (): void => {
    if (focusElement(idOf(firstNew.current))) setNews(false);
    else toEnd();
  };
  useEffect(
    () =>
      watchEnd(endId, (isInView) => {
        isAtEnd.current = isInView;
        if (isInView) setNews(false);
      }),
    [endId],
  );
  useEffect(() => {
    if (newest === undefined) return;
    if (isAtEnd.current) toEnd();
    else if (newest.sender !== 'user') {
      if (!hasNews) firstNew.current = seen.current + 1;
      setNews(true);
    }
    seen.current = newest.seq;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a message that is added counts
  }, [newest?.seq]);
  useEffect(() => {
    const isSent = outgoing > before.current;
    before.current = outgoing;
    if (isSent || isAtEnd.current) toEnd();
  }, [outgoing]);
  return { endId, hasNews, toNews, idOf };
}
