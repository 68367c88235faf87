import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { FoundRow } from '@/features/clinics/search/components/found-row';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import type { Translate } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { FoundCount } from '@/ui/search/found-count';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { FoundOfKind } from './found-of-kind';
import styles from './index.module.scss';

type Answer = DataOf<'GET /base/search/all.do'>;

export interface FoundGroupsProps {
  readonly word: string;
  readonly region: Region;
  readonly found: ServerData<Answer>;
  /** The only kind shown; null for the best of all kinds. */
  readonly kind: SearchKind | null;
  readonly onKind: (kind: SearchKind | null) => void;
  /** Searches for another word. */
  readonly onTake: (word: string) => void;
  readonly onOpen: (item: SearchItem) => void;
}

/** How many results are shown, null for none; one kind alone counts its own. */
function countText(
  t: Translate<(typeof SEARCH_MESSAGES)['zh-CN']>,
  groups: Answer['groups'],
  kind: SearchKind | null,
): string | null {
  if (groups.length === 0) return null;
  if (groups.some((group) => group.kind === kind)) return '';
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return t(groups.some(({ hasMore }) => hasMore) ? 'foundMore' : 'found', { count });
}

/** Results by kind, and how many; or why there are none, and suggested words. */
export function FoundGroups(props: FoundGroupsProps) {
  const { kind, found } = props;
  const t = useText(SEARCH_MESSAGES);
  return (
    <View>
      <FoundCount text={found.data ? countText(t, found.data.groups, kind) : ''} />
      <Found {...props} />
    </View>
  );
}

function Found(props: FoundGroupsProps) {
  const { word, region, found, kind, onKind, onTake, onOpen } = props;
  const t = useText(SEARCH_MESSAGES);
  const { data, error, refresh } = found;
  if (!data) {
    if (!error) return <Skeleton shape="list" count={3} />;
    return <ErrorBlock title={t('failed')} reason={error.msg} onRetry={() => void refresh()} />;
  }
  const { groups, suggestion } = data;
  if (groups.length === 0)
    return (
      <View>
        {suggestion === null ? null : (
          <NoticeBar
            title={t('meant', { word: suggestion })}
            action={{
              text: t('meantYes', { word: suggestion }),
              onPress: () => onTake(suggestion),
            }}
          >
            {t('none', { word })}
          </NoticeBar>
        )}
        {suggestion === null ? (
          <Empty
            icon="search"
            title={t('none', { word })}
            text={t('noneHint')}
            action={{ text: t('allVaccines'), onPress: () => void navigate.to('allVaccine') }}
          />
        ) : null}
      </View>
    );
  const shown = groups.some((group) => group.kind === kind) ? kind : null;
  return (
    <View>
      <View className={styles.kinds}>
        <Tabs<SearchKind | 'all'>
          label={t('kinds')}
          shape="pills"
          active={shown ?? 'all'}
          onSelect={(key) => onKind(key === 'all' ? null : key)}
          items={[
            { key: 'all', label: t('all') },
            ...groups.map((group) => ({ key: group.kind, label: t(group.kind) })),
          ]}
        />
      </View>
      {shown === null ? (
        groups.map((group) => (
          <View key={group.kind} className={styles.group}>
            <Section
              title={t(group.kind)}
              moreText={t('more', { kind: t(group.kind) })}
              onMore={group.hasMore ? () => onKind(group.kind) : undefined}
            >
              <CellGroup>
                {group.items.map((item) => (
                  <FoundRow
                    key={item.id}
                    item={item}
                    measuredFrom={region.measuredFrom}
                    onOpen={onOpen}
                  />
                ))}
              </CellGroup>
            </Section>
          </View>
        ))
      ) : (
        <FoundOfKind kind={shown} word={word} region={region} onOpen={onOpen} />
      )}
    </View>
  );
}
