import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import { useLanguage } from '@/i18n/language';
import type { ApiError } from '../failure/api-error';
import { shownError } from '../failure/shown-error';
import type { CommonOptions } from '../call-options';
import { footerOf } from './paging-rules';
import type { FooterState, PagesState } from './paging-rules';
import { request } from '../request';
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
  /** Loads the next page, or the first again where it failed; does nothing while one is loading. */
  readonly more: () => void;
  /** Reads from the top; the old list stays until then. Resolves with the failure, if any. */
  readonly refresh: Refresh;
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
  readonly error: ApiError | undefined;
}

type Ask = (endpoint: string, input: object, options: object) => Promise<CursorAnswer<unknown>>;

const START = {
  first: undefined,
  state: 'loading',
  isIn: false,
  next: null,
  error: undefined,
} as const;
const empty = <Item>(key: string): Shown<Item> => ({ key, items: [], ...START });

/**
 * A list of the provider, read page by page by its cursor. A null endpoint sends nothing (yet).
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
    async (cursor: string | null): Promise<ApiError | undefined> => {
      if (!endpoint) return undefined;
      run.current += 1;
      const mine = run.current;
      setShown((now) => ({ ...(now.key === key ? now : empty<Item>(key)), state: 'loading' }));
      try {
        const quiet = { ...latest.current.options, neverCancel: true, failure: 'in-place' };
        const asked = { ...latest.current.input, ...(cursor === null ? {} : { cursor }) };
        const page = (await (request as Ask)(endpoint, asked, quiet)) as CursorAnswer<Item>;
        if (mine !== run.current) return undefined;
        setShown((now) => {
          const before = cursor === null ? [] : now.items;
          const known = new Set(before.map(latest.current.idOf));
          const added = page.list.filter((item) => !known.has(latest.current.idOf(item)));
          const items = [...before, ...added];
          const first = cursor === null ? page : now.first;
          const { next } = page;
          return { key, items, first, state: 'ready', isIn: true, next, error: undefined };
        });
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
  const { items, state, isIn, next, error } = current;
  return {
    items,
    first: current.first as DataOf<Name> | undefined,
    state,
    footer: footerOf(state, next !== null),
    isIn,
    hasMore: next !== null,
    error,
    more: () => {
      if (state !== 'loading' && (!isIn || next !== null)) void load(next);
    },
    refresh: () => load(null),
    change: (change) =>
      setShown((now) => (now.key === key ? { ...now, items: change(now.items) } : now)),
  };
}
