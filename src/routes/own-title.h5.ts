import { Current } from '@tarojs/runtime';
import { useEffect, useRef } from 'react';
import { setOwnTitle } from './h5/page-host';

/**
 * Sets a page's own document title, e.g. an article's, from when it is known until the page is left (specification §2).
 * Use it in the page's root component: a part rendered later might run while another page is shown.
 */
export function useOwnTitle(title: string | undefined): void {
  const { current: page } = useRef(Current.page);
  useEffect(() => {
    if (page && title) setOwnTitle(page, title);
  }, [page, title]);
}
