import { useReachBottom } from '@tarojs/taro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DepartmentCard as Clinic } from '@contract/department/endpoints';
import { useUnreadCount } from '@/features/service/unread/use-unread';
import { ClinicList } from '@/features/clinics/clinic/components/clinic-list';
import {
  NO_FILTERS,
  setNearbyFilters,
  useNearbyFilters,
} from '@/features/clinics/clinic/filter-store';
import type { NearbyFilters } from '@/features/clinics/clinic/filter-store';
import { LIST_MESSAGES } from '@/features/clinics/clinic/list-messages';
import { behind, furtherCount, nearbyQuery } from '@/features/clinics/clinic/nearby-query';
import { CityLink } from '@/shared/location/components/city-link';
import { useExtendedLink } from '@/shared/location/use-extended-link';
import { useRegion } from '@/shared/location/use-region';
import { usePages } from '@/http/hooks/use-pages';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Columns } from '@/ui/columns/columns';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { FilterRow } from './filter-row';
import { LocationHint } from './location-hint';
import { SideMap } from './side-map';

const idOf = ({ depaCode }: Clinic): string => depaCode;

/** Route state of the list. `forceUpdate`: bypasses caches (specification §2). */
type ListState = Readonly<{
  forceUpdate?: boolean;
  keyword?: string;
  hasFreeSlots?: boolean;
}>;

/** Filters from the route state. */
const fromState = (state: ListState | undefined): Partial<NearbyFilters> => ({
  ...(state?.keyword === undefined ? {} : { keyword: state.keyword }),
  ...(state?.hasFreeSlots ? { filters: ['hasFreeSlots'] } : {}),
});

/** The visit whose filters were applied: a list that is built again on the way back keeps what was chosen since. */
let appliedVisit = 0;

function applyFilters(visit: number, filters: Partial<NearbyFilters>): void {
  appliedVisit = visit;
  setNearbyFilters(filters);
}

/** The current filters; those from the navigation apply from the first call. */
function useFirst(
  asked: NearbyFilters,
  state: ListState | undefined,
  visit: number,
): NearbyFilters {
  const [isFirst, setIsFirst] = useState(true);
  const [first] = useState({ visit, brought: visit === appliedVisit ? {} : fromState(state) });
  useEffect(() => {
    applyFilters(first.visit, first.brought);
    setIsFirst(false);
  }, [first]);
  return isFirst ? { ...asked, ...first.brought } : asked;
}

/** Clinics of the region, nearest first. */
export default function DepartmentList() {
  const t = useText(LIST_MESSAGES);
  const title = usePageTitle('departmentList');
  useExtendedLink();
  useUnreadCount();
  const region = useRegion();
  const { state, visit } = useRouteState<ListState>();
  const asked = useNearbyFilters();
  const { keyword, filters, further } = useFirst(asked, state, visit);
  const [typed, setTyped] = useState(keyword);
  const clinics = usePages(
    'GET /department/department/nearbyDepartment.do',
    nearbyQuery({ region, keyword, filters, further }),
    idOf,
    behind,
  );

  const latest = useRef(clinics);
  latest.current = clinics;
  const seen = useRef(visit);
  useEffect(() => {
    if (seen.current === visit) return;
    seen.current = visit;
    if (state?.keyword !== undefined) {
      setTyped(state.keyword);
    }
    applyFilters(visit, fromState(state));
    // The native tab bar reports the tap after the page has started loading by itself.
    if (state?.forceUpdate && latest.current.state !== 'loading') void latest.current.refresh();
  }, [visit, state]);

  usePullToRefresh([clinics.refresh], 'in-place');
  useReachBottom(clinics.more);
  const change = (text: string): void => {
    setTyped(text);
    if (text === '') setNearbyFilters({ keyword: '' });
  };
  const clear = useCallback(() => {
    setTyped('');
    setNearbyFilters(NO_FILTERS);
  }, []);

  return (
    <Page title={title} back={false} layout="wide" aside={<CityLink name={region.name} />}>
      <SearchBar
        value={typed}
        placeholder={t('search')}
        onChange={change}
        onSearch={() => setNearbyFilters({ keyword: typed })}
      />
      <FilterRow filters={filters} further={further} region={region} />
      <LocationHint region={region} />
      <Columns kind="stays" side={<SideMap region={region} clinics={clinics.pages.items} />}>
        <ClinicList
          region={region}
          clinics={clinics}
          isNarrowed={keyword.trim() !== '' || filters.length + furtherCount(further) > 0}
          onClear={clear}
        />
      </Columns>
    </Page>
  );
}
