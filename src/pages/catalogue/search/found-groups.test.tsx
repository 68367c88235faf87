import { render, screen } from '@testing-library/react';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import { usePages } from '@/http/hooks/use-pages';
import { FoundGroups } from './found-groups';

jest.mock('@/routes/navigate', () => ({ navigate: {} }));
jest.mock('@/http/hooks/use-server', () => ({
  useServer: (call: string | null) => ({
    data: call === 'GET /base/search/popular.do' ? { words: ['水痘'] } : undefined,
  }),
}));
jest.mock('@/http/hooks/use-pages', () => ({ usePages: jest.fn() }));

const REGION = {
  regionCode: '310100',
  name: '上海市',
  isDefault: false,
  origin: null,
  measuredFrom: 'centre',
} as const;
const items = (count: number, kind: SearchKind): SearchItem[] =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    id: `${kind}${index}`,
    title: `流感 ${index}`,
    titleRanges: [],
    note: '',
    noteRanges: [],
    distance: null,
  }));
const group = (kind: SearchKind, count: number, hasMore = false) => ({
  kind,
  items: items(count, kind),
  hasMore,
});
type Groups = ReturnType<typeof group>[];

const page = (groups?: Groups, kind: SearchKind | null = null, meant: string | null = null) => (
  <FoundGroups
    word="流感"
    region={REGION}
    found={{
      data: groups && { groups, meant, isUrgent: false },
      error: undefined,
      isLoading: groups === undefined,
      isRefreshing: false,
      receivedAt: 0,
      refresh: async () => undefined,
    }}
    isLiteral={false}
    onLiteral={() => undefined}
    kind={kind}
    onKind={() => undefined}
    onTake={() => undefined}
    onOpen={() => undefined}
  />
);
/** What the page reads out by itself; a skeleton has only a name. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('the number of results is read out by what was there before them', () => {
  const { rerender } = render(page());
  const [region] = screen.getAllByRole('status');
  expect(said()).toBe('');
  rerender(page([group('vaccine', 2), group('clinic', 1)]));
  expect(said()).toBe('找到 3 条结果');
  rerender(page([group('vaccine', 2), group('clinic', 3, true)]));
  expect(said()).toBe('找到 5 条以上结果');
  expect(screen.getAllByRole('status')).toEqual([region]);
});

test('that nothing was found is read out, and words that find something are offered', () => {
  const { rerender } = render(page());
  rerender(page([]));
  expect(said()).toBe('没有结果');
  expect(screen.getByText('没有找到“流感”')).toBeTruthy();
  expect(screen.getByText('水痘')).toBeTruthy();
});

test('results for something else than was typed say for what, and lead to what was typed', () => {
  render(page([group('vaccine', 1)], null, '带状疱疹'));
  expect(screen.getByText('以下是“带状疱疹”的结果')).toBeTruthy();
  expect(screen.getByText('仍然只搜“流感”')).toBeTruthy();
  expect(screen.getByText('哪些门诊有“带状疱疹”')).toBeTruthy();
});

test('the number of results of one kind is read out', () => {
  jest.mocked(usePages).mockReturnValue({
    pages: { items: items(20, 'clinic'), hasMore: true },
    state: 'ready',
    footer: 'more',
  } as never);
  render(page([group('clinic', 3, true)], 'clinic'));
  expect(said()).toBe('找到 20 条以上结果');
});

test('how far a clinic is says from where, without the user’s position from the centre', () => {
  const clinics = group('clinic', 1);
  const near = { ...clinics, items: clinics.items.map((item) => ({ ...item, distance: 1200 })) };
  render(page([near]));
  expect(screen.getByText('距市中心 1.2 公里')).toBeTruthy();
});
