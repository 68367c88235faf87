import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderCard } from '@contract/order/endpoints';
import type { OrderGroup } from '@contract/order/status-rules';
import { isApiError } from '@/http/api-error';
import { request } from '@/http/request';
import { NO_PAGES, withPage } from './paging-rules';
import type { Pages } from './paging-rules';

/** Orders on one page of the list. */
const PAGE_SIZE = 10;

export interface OrderPages {
  readonly pages: Pages<OrderCard>;
  readonly state: 'loading' | 'ready' | 'failed';
  /** The provider's sentence after a failure. */
  readonly reason: string;
  /** Asks for the next page; nothing while one is on its way or none is left. */
  readonly more: () => void;
  /** Begins anew; resolves when the first page, or its failure, is in. */
  readonly refresh: () => Promise<void>;
}

/** Orders of a group, page by page; the list of another group begins empty. */
export function useOrderPages(group: OrderGroup, enabled: boolean): OrderPages {
  const [pages, setPages] = useState<Pages<OrderCard>>(NO_PAGES);
  const [state, setState] = useState<OrderPages['state']>('loading');
  const [reason, setReason] = useState('');
  const run = useRef(0);

  const load = useCallback(
    async (pageNo: number): Promise<void> => {
      run.current += 1;
      const mine = run.current;
      setState('loading');
      try {
        const page = await request(
          'GET /order/subscribe/pageList.do',
          { group, pageNo, pageSize: PAGE_SIZE },
          { neverCancel: true, toast: false },
        );
        if (mine !== run.current) return;
        setPages((known) => withPage(known, page, (order) => order.orderId));
        setState('ready');
      } catch (error) {
        if (mine !== run.current) return;
        setReason(isApiError(error) ? error.msg : '');
        setState('failed');
      }
    },
    [group],
  );

  useEffect(() => {
    if (!enabled) return undefined;
    setPages(NO_PAGES);
    void load(1);
    return () => {
      run.current += 1;
    };
  }, [load, enabled]);

  const more = (): void => {
    if (state !== 'loading' && pages.hasMore) void load(pages.pageNo + 1);
  };
  return { pages, state, reason, more, refresh: () => load(1) };
}
