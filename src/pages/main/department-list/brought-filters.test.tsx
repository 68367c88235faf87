import { render } from '@testing-library/react';
import {
  NO_FILTERS,
  setNearbyFilters,
  useNearbyFilters,
} from '@/features/clinics/clinic/filter-store';
import { usePages } from '@/http/hooks/use-pages';
import { useRouteState } from '@/routes/hooks';
import DepartmentList from './index';

jest.mock('@/routes/navigate', () => ({ navigate: {} }));
jest.mock('@/routes/hooks', () => ({ useRouteState: jest.fn() }));
jest.mock('@/routes/page-title', () => ({ usePageTitle: () => '附近门诊' }));
jest.mock('@/features/service/unread/use-unread', () => ({ useUnreadCount: () => 0 }));
jest.mock('@/shared/location/use-extended-link', () => ({ useExtendedLink: () => undefined }));
jest.mock('./location-hint', () => ({ LocationHint: () => null }));
jest.mock('./side-map', () => ({ SideMap: () => null }));
jest.mock('@/http/hooks/use-pages', () => ({
  usePages: jest.fn(() => ({
    pages: { items: [], pageNo: 1, hasMore: false },
    state: 'ready',
    refresh: jest.fn(),
    more: jest.fn(),
  })),
}));

/** Opens the list, as a navigation with this state does, or builds it again on the way back to that visit. */
function open(visit: number, state?: object) {
  jest.mocked(useRouteState).mockReturnValue({ visit, state } as never);
  jest.mocked(usePages).mockClear();
  const list = render(<DepartmentList />);
  return { ...list, asked: () => jest.mocked(usePages).mock.calls.map(([, input]) => input) };
}
const filters = () => useNearbyFilters.getState();

beforeEach(() => setNearbyFilters(NO_FILTERS));

test('the filters that a navigation brings apply from the first call', () => {
  const { asked } = open(1, { hasFreeSlots: true, keyword: '人民' });
  expect(asked()[0]).toMatchObject({ hasFreeSlots: '1', keyword: '人民' });
  expect(filters()).toMatchObject({ filters: ['hasFreeSlots'], keyword: '人民' });
});

test('a list that is built again on the way back has the filters as they were left', () => {
  const state = { hasFreeSlots: true, keyword: '人民' };
  const first = open(2, state);
  setNearbyFilters({ filters: ['bookable'], keyword: '' });
  first.unmount();
  const { asked } = open(2, state);
  expect(filters()).toMatchObject({ filters: ['bookable'], keyword: '' });
  for (const input of asked()) expect(input).not.toHaveProperty('hasFreeSlots');
  for (const input of asked()) expect(input).not.toHaveProperty('keyword');
});

test('another navigation with the same filters brings them again', () => {
  open(3, { hasFreeSlots: true }).unmount();
  setNearbyFilters({ filters: [] });
  open(4, { hasFreeSlots: true });
  expect(filters().filters).toEqual(['hasFreeSlots']);
});
