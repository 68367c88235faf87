import { act, renderHook, waitFor } from '@testing-library/react';
import { hidePage, showPage } from '../../../test/setup/shown-page';
import { request } from '../request';
import { LONG_AWAY } from './return-rules';
import { useCursorPages } from './use-cursor-pages';
import { usePages } from './use-pages';

jest.mock('../request', () => ({ request: jest.fn() }));
jest.mock('@tarojs/taro', () => jest.requireActual('../../../test/setup/shown-page'));

const MORNING = Date.parse('2026-11-23T09:00+08:00');
const ask = jest.mocked(request);
let now = MORNING;

beforeEach(() => {
  now = MORNING;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  ask.mockReset();
});
afterEach(() => jest.restoreAllMocks());

const hide = () => act(async () => hidePage());
const show = () => act(async () => showPage());
const away = async (ms: number): Promise<void> => {
  await hide();
  now += ms;
  await show();
};

const PRODUCTS = 'GET /vaccine/product/pageList.do';
const REPLIES = 'GET /ugc-api/comment/replies.do';

/** A list of two pages, of a filter, with both of them shown. */
const LISTS = {
  paged: async (longest?: number) => {
    ask.mockImplementation((async (_: unknown, { pageNo }: { pageNo: number }) => ({
      list: [{ productId: `p${pageNo}` }],
      total: 2,
      pageNo,
      hasMore: pageNo < 2,
    })) as never);
    const { result } = renderHook(() =>
      usePages(PRODUCTS, { keyword: 'flu' }, (item) => item.productId, undefined, longest),
    );
    await waitFor(() => expect(result.current.pages.items).toHaveLength(1));
    await act(async () => result.current.more());
    return () => result.current.pages.items.length;
  },
  'read by cursor': async () => {
    ask.mockImplementation((async (_: unknown, { cursor }: { cursor?: string }) => ({
      list: [{ commentId: cursor ?? 'first' }],
      next: cursor ? null : 'second',
    })) as never);
    const { result } = renderHook(() =>
      useCursorPages(REPLIES, { commentId: 'c1' }, (each) => each.commentId),
    );
    await waitFor(() => expect(result.current.items).toHaveLength(1));
    await act(async () => result.current.more());
    return () => result.current.items.length;
  },
};

describe.each(['paged', 'read by cursor'] as const)('a list that is %s', (kind) => {
  test('asks again for what is there when its page is shown after five minutes, and keeps its length', async () => {
    const length = await LISTS[kind]();
    const asked = ask.mock.calls.map(([, input]) => input);
    expect(asked).toHaveLength(2);
    ask.mockClear();
    await away(LONG_AWAY - 1);
    expect(ask).not.toHaveBeenCalled();
    await away(LONG_AWAY);
    expect(ask.mock.calls.map(([, input]) => input)).toEqual(asked);
    expect(length()).toBe(2);
  });

  test('asks again after midnight in China, whoever was away how long', async () => {
    now = Date.parse('2026-11-23T23:59:30+08:00');
    await LISTS[kind]();
    ask.mockClear();
    await away(29_000);
    expect(ask).not.toHaveBeenCalled();
    await away(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('does not count the time before its eyes', async () => {
    await LISTS[kind]();
    ask.mockClear();
    now += 2 * LONG_AWAY;
    await away(1_000);
    await show();
    expect(ask).not.toHaveBeenCalled();
  });
});

test('a list that changes on the pages it opens asks at each return, not when it appears', async () => {
  await LISTS.paged(0);
  ask.mockClear();
  await show();
  expect(ask).not.toHaveBeenCalled();
  await away(0);
  expect(ask).toHaveBeenCalledTimes(2);
});
