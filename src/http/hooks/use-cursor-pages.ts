import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { useLanguage } from '@/i18n/language';
import type { ApiError } from '../failure/api-error';
import { shownError } from '../failure/shown-error';
import type { CommonOptions } from '../call-options';
import { footerOf } from './paging-rules';
import type { FooterState, PagesState } from './paging-rules';
import { request } from '../request';
import { useReturn } from './use-return';
import type { Refresh } from './use-server';

/** One page of a list whose rows come and go while it is read; `next` is null at its end. */
interface CursorAnswer<Item> {
  readonly list: readonly Item[];
  readonly next: string | null;
}

/** Endpoints whose answer is one page of a list read by cursor. */
export type CursorEndpoint = {
  [Name in EndpointName & `GET ${string}`]: DataOf<Name> extends CursorAnswer<unknown>
    ? Name
    : never;
}[EndpointName & `GET ${string}`];

/** Item type of such an endpoint. */
export type CursorItemOf<Name extends CursorEndpoint> =
  DataOf<Name> extends CursorAnswer<infer Item> ? Item : never;

export interface CursorPages<Item, Answer = unknown> {
  readonly items: readonly Item[];
  /** The first page as it was answered; undefined until it has arrived. */
  readonly first: Answer | undefined;
  readonly state: PagesState;
  /** What stands below the list. */
  readonly footer: FooterState;
  /** The first page has arrived. */
  readonly isIn: boolean;
  readonly hasMore: boolean;
  readonly error: ApiError | undefined;
  /** Loads the next page, or again what failed; does nothing while one is loading. */
  readonly more: () => void;
  /** Reads from the top; the old list stays until then. Resolves with the failure, if any. */
  readonly refresh: Refresh;
  /** Reads the pages that are there again, so that the list keeps its length and with it its place. */
  readonly again: Refresh;
  /** Changes the list here, after an action whose result is known. */
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void;
}

interface Shown<Item> {
  readonly key: string;
  readonly items: readonly Item[];
  readonly first: unknown;
  readonly state: PagesState;
  readonly isIn: boolean;
  readonly next: string | null;
  /** Pages that are there. */
  readonly count: number;
  readonly error: ApiError | undefined;
}

type Ask = (endpoint: string, input: object, options: object) => Promise<CursorAnswer<unknown>>;

const START = {
  first: undefined,
  state: 'loading',
  isIn: false,
  next: null,
  count: 0,
  error: undefined,
} as const;
const empty = <Item>(key: string): Shown<Item> => ({ key, items: [], ...START });

/** The list with further pages; what came twice stands once. */
function joined<Item>(
  before: readonly Item[],
  pages: readonly CursorAnswer<Item>[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const byId = new Map(before.map((item) => [idOf(item), item]));
  for (const item of pages.flatMap(({ list }) => list))
    if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  return [...byId.values()];
}

/**
 * A list of the provider, read page by page by its cursor. A null endpoint sends nothing (yet). A page that is shown again
 * after a while reads again what is there (see `useReturn`).
 * @param options of each call, such as the session of staff
 */
export function useCursorPages<Name extends CursorEndpoint>(
  endpoint: Name | null,
  input: Omit<InputOf<Name>, 'cursor'>,
  idOf: (item: CursorItemOf<Name>) => string,
  options: CommonOptions = {},
): CursorPages<CursorItemOf<Name>, DataOf<Name>> {
  type Item = CursorItemOf<Name>;
  const key = JSON.stringify([endpoint, input, useLanguage()]);
  const [shown, setShown] = useState<Shown<Item>>(() => empty(key));
  const run = useRef(0);
  const latest = useRef({ input, idOf, options });
  latest.current = { input, idOf, options };

  const load = useCallback(
    async (from: string | null, pages = 1): Promise<ApiError | undefined> => {
      if (!endpoint) return undefined;
      run.current += 1;
      const mine = run.current;
      setShown((now) => ({ ...(now.key === key ? now : empty<Item>(key)), state: 'loading' }));
      try {
        const quiet = { ...latest.current.options, neverCancel: true, failure: 'in-place' };
        const read: CursorAnswer<Item>[] = [];
        let cursor = from;
        do {
          const asked = { ...latest.current.input, ...(cursor === null ? {} : { cursor }) };
          const page = (await (request as Ask)(endpoint, asked, quiet)) as CursorAnswer<Item>;
          if (mine !== run.current) return undefined;
          read.push(page);
          cursor = page.next;
        } while (read.length < pages && cursor !== null);
        const next = cursor;
        setShown((now) => ({
          key,
          items: joined(from === null ? [] : now.items, read, latest.current.idOf),
          first: from === null ? read[0] : now.first,
          state: 'ready',
          isIn: true,
          next,
          count: (from === null ? 0 : now.count) + read.length,
          error: undefined,
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
    void load(null);
    return () => {
      run.current += 1;
    };
  }, [load]);

  // Until the effect has run, ignore the list of the previous input.
  const current = shown.key === key ? shown : empty<Item>(key);
  const { items, state, isIn, next, count, error } = current;
  const again = (): ReturnType<Refresh> => load(null, Math.max(1, count));
  useReturn(() => void again());
  return {
    items,
    first: current.first as DataOf<Name> | undefined,
    state,
    footer: footerOf(state, next !== null),
    isIn,
    hasMore: next !== null,
    error,
    more: () => {
      if (state === 'loading') return;
      if (!isIn || next !== null) void load(next);
      else if (state === 'failed') void again();
    },
    refresh: () => load(null),
    again,
    change: (change) =>
      setShown((now) => (now.key === key ? { ...now, items: change(now.items) } : now)),
  };
}
