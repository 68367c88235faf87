import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { FoundRow } from '@/features/clinics/search/components/found-row';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { searchInput } from '@/features/clinics/search/use-search';
import { useAvailability } from '@/features/clinics/search/use-availability';
import { usePages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { CellGroup } from '@/ui/cell/cell-group';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { FoundCount } from '@/ui/search/found-count';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

const A_PAGE = 20;
const idOf = ({ id }: SearchItem): string => id;

export interface FoundOfKindProps {
  readonly kind: SearchKind;
  readonly word: string;
  readonly region: Region;
  /** Only what was typed is searched for. */
  readonly isLiteral: boolean;
  readonly onOpen: (item: SearchItem) => void;
}

/** Everything of one kind, page by page, and how many so far. */
export function FoundOfKind({ kind, word, region, isLiteral, onOpen }: FoundOfKindProps) {
  const t = useText(SEARCH_MESSAGES);
  const { pages, state, footer, error, more, refresh } = usePages(
    'GET /base/search/pageList.do',
    { ...searchInput(word, region, isLiteral), kind, pageSize: A_PAGE },
    idOf,
  );
  const availabilityOf = useAvailability(pages.items, region.regionCode);
  useReachBottom(more);
  const count = pages.items.length;
  return (
    <View>
      <FoundCount text={count > 0 ? t(pages.hasMore ? 'foundMore' : 'found', { count }) : ''} />
      {count > 0 ? (
        <View>
          <CellGroup>
            {pages.items.map((item) => (
              <FoundRow
                key={item.id}
                item={item}
                measuredFrom={region.measuredFrom}
                availability={availabilityOf(item.id)}
                onOpen={onOpen}
              />
            ))}
          </CellGroup>
          <ListFooter state={footer} onMore={more} />
        </View>
      ) : state === 'failed' ? (
        <ErrorBlock title={t('failed')} reason={error?.msg ?? ''} onRetry={() => void refresh()} />
      ) : (
        <Skeleton shape="list" count={3} />
      )}
    </View>
  );
}
