import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { useLanguage } from '@/i18n/language';
import type { ApiError } from '../failure/api-error';
import { shownError } from '../failure/shown-error';
import { footerOf, NO_PAGES, withPage } from './paging-rules';
import type { FooterState, PageAnswer, Pages, PagesState } from './paging-rules';
import { request } from '../request';
import { useReturn } from './use-return';
import type { Refresh } from './use-server';

/** Endpoints whose answer is one page of a longer list. */
export type PagedEndpoint = {
  [Name in EndpointName & `GET ${string}`]: DataOf<Name> extends PageAnswer<unknown> ? Name : never;
}[EndpointName & `GET ${string}`];

/** Item type of a paged endpoint. */
export type ItemOf<Name extends PagedEndpoint> =
  DataOf<Name> extends PageAnswer<infer Item> ? Item : never;

export interface ServerPages<Item> {
  readonly pages: Pages<Item>;
  readonly state: PagesState;
  /** What stands below the list. */
  readonly footer: FooterState;
  readonly error: ApiError | undefined;
  /** When the first page arrived, ms by the device's clock. */
  readonly receivedAt: number | undefined;
  /** Loads the next page; does nothing while one is loading or none is left. */
  readonly more: () => void;
  /** Reloads from page 1; resolves when it has arrived, or with the failure. The old list stays until then. */
  readonly refresh: Refresh;
  /** Reloads the pages that are there, for a list that is shown again: it keeps its length and with it its place. */
  readonly again: Refresh;
}

interface Shown<Item> extends Pick<ServerPages<Item>, 'pages' | 'state' | 'error' | 'receivedAt'> {
  readonly key: string;
}

type Ask = (endpoint: string, input: object, options: object) => Promise<PageAnswer<unknown>>;

const empty = <Item>(key: string): Shown<Item> => ({
  key,
  pages: NO_PAGES,
  state: 'loading',
  error: undefined,
  receivedAt: undefined,
});

/**
 * A paged list of the provider; another input restarts it. A null endpoint sends nothing (yet).
 * A page that is shown again after a while reads again what is there (see `useReturn`).
 * @param behind input fields that continue after an item (cursor), for lists that change meanwhile.
 * @param longest ms of absence after which it does; 0: at each return
 */
export function usePages<Name extends PagedEndpoint>(
  endpoint: Name | null,
  input: Omit<InputOf<Name>, 'pageNo'>,
  idOf: (item: ItemOf<Name>) => string,
  behind?: (last: ItemOf<Name>) => Partial<InputOf<Name>>,
  longest?: number,
): ServerPages<ItemOf<Name>> {
  type Item = ItemOf<Name>;
  const key = JSON.stringify([endpoint, input, useLanguage()]);
  const [shown, setShown] = useState<Shown<Item>>(() => empty(key));
  const run = useRef(0);
  const latest = useRef({ input, idOf, behind, shown });
  latest.current = { input, idOf, behind, shown };

  const load = useCallback(
    async (first: number, through = first): Promise<ApiError | undefined> => {
      if (!endpoint) return undefined;
      run.current += 1;
      const mine = run.current;
      setShown((now) => ({ ...(now.key === key ? now : empty<Item>(key)), state: 'loading' }));
      try {
        const quiet = { neverCancel: true, failure: 'in-place' };
        let pages: Pages<Item> = first > 1 ? latest.current.shown.pages : NO_PAGES;
        for (let pageNo = first; pageNo <= through && pages.hasMore; pageNo += 1) {
          const last = pageNo > 1 ? pages.items.at(-1) : undefined;
          const from = last && latest.current.behind?.(last);
          const asked = { ...latest.current.input, ...from, pageNo };
          const page = (await (request as Ask)(endpoint, asked, quiet)) as PageAnswer<Item>;
          if (mine !== run.current) return undefined;
          pages = withPage(pages, page, latest.current.idOf);
        }
        setShown((now) => ({
          key,
          pages,
          state: 'ready',
          error: undefined,
          receivedAt: first === 1 ? Date.now() : now.receivedAt,
        }));
        return undefined;
      } catch (reason) {
        if (mine !== run.current) return undefined;
        const error = shownError(reason);
        setShown((now) => ({ ...now, state: 'failed', error }));
        return error;
      }
    },
    [endpoint, key],
  );

  useEffect(() => {
    void load(1);
    return () => {
      run.current += 1;
    };
  }, [load]);

  // Until the effect has run, ignore the list of the previous input.
  const current = shown.key === key ? shown : empty<Item>(key);
  const more = (): void => {
    if (current.state !== 'loading' && current.pages.hasMore) void load(current.pages.pageNo + 1);
  };
  const footer = footerOf(current.state, current.pages.hasMore);
  const again = (): ReturnType<Refresh> => load(1, Math.max(1, current.pages.pageNo));
  useReturn(() => void again(), longest);
  return { ...current, footer, more, refresh: () => load(1), again };
}
