import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { DepartmentCard as Clinic } from '@contract/department/endpoints';
import { StaleNote } from '@/features/content/article/components/stale-note';
import type { Region } from '@/shared/location/region-rules';
import { serverToday } from '@/http/server-clock';
import type { ServerPages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { orderNote } from '../clinics-title';
import { LIST_MESSAGES } from '../list-messages';
import styles from './clinic-list.module.scss';
import { ClinicCard } from './clinic-card';

export interface ClinicListProps {
  readonly region: Region;
  readonly clinics: ServerPages<Clinic>;
  /** A search word or filters are active. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Called before a clinic's page is opened. */
  readonly onOpen?: (() => void) | undefined;
}

/** The clinics with their number on top, or the reason why there are none. */
export function ClinicList(props: ClinicListProps) {
  const { region, clinics, isNarrowed, onClear, onOpen } = props;
  const t = useText(LIST_MESSAGES);
  const { pages, state, footer, error, receivedAt, more, refresh } = clinics;
  const open = useCallback(
    (depaCode: string) => {
      onOpen?.();
      void navigate.to('departmentIndex', { depaCode });
    },
    [onOpen],
  );
  const chooseCity = { text: t('changeCity'), onPress: () => void navigate.to('toggleCity') };
  if (pages.items.length === 0) {
    if (state === 'loading') return <Skeleton shape="list" count={4} />;
    if (state === 'failed') {
      const retry = (): void => void refresh();
      return <ErrorBlock title={t('loadFailed')} reason={error?.msg ?? ''} onRetry={retry} />;
    }
    return isNarrowed ? (
      <Empty
        icon="search"
        title={t('emptyFiltered')}
        text={t('emptyFilteredText')}
        action={{ text: t('clearFilters'), onPress: onClear }}
      />
    ) : (
      <Empty icon="hospital" title={t('emptyTitle')} text={t('emptyText')} action={chooseCity} />
    );
  }
  const total = { region: region.name, count: pages.total };
  return (
    <View>
      <View className={styles.head} {...semantics({ role: 'status' })}>
        <View className={styles.total}>
          {t(pages.isMore ? 'totalMore' : isNarrowed ? 'totalFound' : 'total', total)}
        </View>
        <View>{orderNote(t, region)}</View>
      </View>
      <StaleNote
        error={state === 'failed' && pages.pageNo === 1 ? error : undefined}
        receivedAt={receivedAt}
        onRetry={() => void refresh()}
      />
      {pages.items.map((department) => (
        <ClinicCard
          key={department.depaCode}
          department={department}
          measuredFrom={region.measuredFrom}
          today={serverToday()}
          onOpen={open}
        />
      ))}
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
