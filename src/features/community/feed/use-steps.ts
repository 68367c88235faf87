import { useState } from 'react';
import { footerOf } from '@/http/hooks/paging-rules';
import type { FooterState } from '@/http/hooks/paging-rules';
import type { CursorPages } from '@/http/hooks/use-cursor-pages';

/** Items that a list shows so far. */
export interface Steps<Item> {
  readonly shown: readonly Item[];
  readonly hasMore: boolean;
  /** What stands below the items. */
  readonly footer: FooterState;
  readonly more: () => void;
  /** Shows only the first items again. */
  readonly restart: () => void;
}

/**
 * Shows the items of a list `step` at a time, because a page of the provider is too much for one update of a
 * mini-program. Asks for the next page once all are shown.
 */
export function useSteps<Item>(pages: CursorPages<Item>, step: number): Steps<Item> {
  const { items, hasMore, state } = pages;
  const [wanted, setWanted] = useState(step);
  const more = (): void => {
    if (state === 'loading') return;
    if (wanted <= items.length) setWanted(wanted + step);
    if (wanted + step > items.length) pages.more();
  };
  const isMore = hasMore || wanted < items.length;
  return {
    shown: items.slice(0, wanted),
    hasMore: isMore,
    footer: footerOf(state, isMore),
    more,
    restart: () => setWanted(step),
  };
}
