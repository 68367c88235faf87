import { View } from '@tarojs/components';
import { stopPullDownRefresh, usePullDownRefresh, useReachBottom } from '@tarojs/taro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DepartmentCard as Department } from '@contract/department/endpoints';
import { FilterChips } from '@/features/department/components/filter-chips';
import { DEPARTMENT_MESSAGES } from '@/features/department/messages';
import { nearbyQuery } from '@/features/department/nearby-query';
import type { Filter } from '@/features/department/nearby-query';
import { CityLink } from '@/features/location/components/city-link';
import { useExtendedLink } from '@/features/location/use-extended-link';
import { useRegion } from '@/features/location/use-region';
import { usePages } from '@/http/use-pages';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { ClinicList } from './clinic-list';
import { LocationHint } from './location-hint';

const idOf = ({ depaCode }: Department): string => depaCode;

/** What a navigation to the list may ask for. `forceUpdate`: past any cache (specification §2). */
type ListState = Readonly<{
  forceUpdate?: boolean;
  keyword?: string;
  hasFreeSlots?: boolean;
}>;

/** Clinics of the region, nearest first. */
export default function DepartmentList() {
  const t = useText(DEPARTMENT_MESSAGES);
  const title = usePageTitle('departmentList');
  useExtendedLink();
  const region = useRegion();
  const { state, visit } = useRouteState<ListState>();
  const [typed, setTyped] = useState(state?.keyword ?? '');
  const [keyword, setKeyword] = useState(typed);
  const [filters, setFilters] = useState<readonly Filter[]>(
    state?.hasFreeSlots ? ['hasFreeSlots'] : [],
  );
  const clinics = usePages(
    'GET /department/department/nearbyDepartment.do',
    nearbyQuery({ region, keyword, filters }),
    idOf,
  );

  const latest = useRef(clinics);
  latest.current = clinics;
  const seen = useRef(visit);
  useEffect(() => {
    if (seen.current === visit) return;
    seen.current = visit;
    if (state?.keyword !== undefined) {
      setTyped(state.keyword);
      setKeyword(state.keyword);
    }
    if (state?.hasFreeSlots) setFilters(['hasFreeSlots']);
    // The native tab bar tells after the page has begun to load by itself.
    if (state?.forceUpdate && latest.current.state !== 'loading') void latest.current.refresh();
  }, [visit, state]);

  usePullDownRefresh(() => {
    void clinics.refresh().then(() => stopPullDownRefresh());
  });
  useReachBottom(clinics.more);
  const change = (text: string): void => {
    setTyped(text);
    if (text === '') setKeyword('');
  };
  const clear = useCallback(() => {
    setTyped('');
    setKeyword('');
    setFilters([]);
  }, []);

  return (
    <Page title={title} back={false} aside={<CityLink name={region.name} />}>
      <SearchBar
        value={typed}
        placeholder={t('search')}
        onChange={change}
        onSearch={() => setKeyword(typed)}
      />
      <FilterChips filters={filters} onChange={setFilters} />
      <LocationHint region={region} />
      <View>
        <ClinicList
          region={region}
          clinics={clinics}
          isNarrowed={keyword.trim() !== '' || filters.length > 0}
          onClear={clear}
        />
      </View>
    </Page>
  );
}
