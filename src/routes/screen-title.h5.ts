import { Current } from '@tarojs/runtime';
import { useEffect, useRef } from 'react';
import { setOwnTitle } from './h5/page-host';

/**
 * A page's own document title, e.g. an article's, from when it is known until the page is left (specification §2).
 * For the page's root component: a part that is drawn later could meet another page in front.
 */
export function useScreenTitle(title: string | undefined): void {
  const { current: page } = useRef(Current.page);
  useEffect(() => {
    if (page && title) setOwnTitle(page, title);
  }, [page, title]);
}
