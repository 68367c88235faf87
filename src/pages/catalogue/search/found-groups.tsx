import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { bookFoundAt } from '@/features/booking/submission/book-at';
import { ClinicsWith } from '@/features/clinics/search/components/clinics-with';
import { FoundRow } from '@/features/clinics/search/components/found-row';
import { UnderstoodNote } from '@/features/clinics/search/components/understood-note';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { useAvailability } from '@/features/clinics/search/use-availability';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import type { Translate } from '@/i18n/messages';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { FoundCount } from '@/ui/search/found-count';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { FoundOfKind } from './found-of-kind';
import styles from './index.module.scss';
import { NothingFound } from './nothing-found';

type Answer = DataOf<'GET /base/search/all.do'>;

export interface FoundGroupsProps {
  readonly word: string;
  readonly region: Region;
  readonly found: ServerData<Answer>;
  /** Only what was typed is searched for. */
  readonly isLiteral: boolean;
  readonly onLiteral: (isLiteral: boolean) => void;
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
  const { word, kind, found, isLiteral, onLiteral } = props;
  const t = useText(SEARCH_MESSAGES);
  return (
    <View>
      <UnderstoodNote
        typed={word}
        meant={found.data?.meant ?? null}
        isLiteral={isLiteral}
        onLiteral={onLiteral}
      />
      <FoundCount text={found.data ? countText(t, found.data.groups, kind) : ''} />
      <Found {...props} />
    </View>
  );
}

function Found(props: FoundGroupsProps) {
  const { word, found } = props;
  const t = useText(SEARCH_MESSAGES);
  const { data, error, refresh } = found;
  if (!data) {
    if (!error) return <Skeleton shape="list" count={3} />;
    return <ErrorBlock title={t('failed')} reason={error.msg} onRetry={() => void refresh()} />;
  }
  return data.groups.length === 0 ? (
    <NothingFound word={word} onTake={props.onTake} />
  ) : (
    <Groups {...props} answer={data} />
  );
}

/** The groups without the first result, which stands above them. */
const behindFirst = ([first, ...rest]: Answer['groups']): Answer['groups'] => {
  const items = first?.items.slice(1) ?? [];
  return first && items.length > 0 ? [{ ...first, items }, ...rest] : rest;
};

function Groups(props: FoundGroupsProps & { readonly answer: Answer }) {
  const { word, region, kind, isLiteral, onKind, onOpen, answer } = props;
  const t = useText(SEARCH_MESSAGES);
  const { groups, isUrgent, meant } = answer;
  const availabilityOf = useAvailability(
    groups.flatMap(({ items }) => items),
    region.regionCode,
  );
  const shown = groups.some((group) => group.kind === kind) ? kind : null;
  const titleOf = ({ kind: each, items, hasMore }: Answer['groups'][number]): string =>
    t(hasMore ? 'kindCountMore' : 'kindCount', { kind: t(each), count: items.length });
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
            ...groups.map((group) => ({ key: group.kind, label: titleOf(group) })),
          ]}
        />
      </View>
      {isUrgent && shown === null ? <FirstNow item={groups[0]?.items[0]} onOpen={onOpen} /> : null}
      {shown === null ? (
        (isUrgent ? behindFirst(groups) : groups).map((group) => (
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
                    availability={availabilityOf(item.id)}
                    onOpen={onOpen}
                  />
                ))}
                {group.kind === 'vaccine' ? (
                  <View className={styles.where}>
                    <ClinicsWith
                      keyword={word}
                      shown={meant ?? word}
                      region={region}
                      onChoose={bookFoundAt}
                    />
                  </View>
                ) : null}
              </CellGroup>
            </Section>
          </View>
        ))
      ) : (
        <FoundOfKind
          kind={shown}
          word={word}
          region={region}
          isLiteral={isLiteral}
          onOpen={onOpen}
        />
      )}
    </View>
  );
}

/** What has to be done now, in the words of its article. */
function FirstNow({
  item,
  onOpen,
}: {
  readonly item: SearchItem | undefined;
  readonly onOpen: (item: SearchItem) => void;
}) {
  const t = useText(SEARCH_MESSAGES);
  if (!item) return null;
  return (
    <NoticeBar
      tone="danger"
      title={item.title}
      action={{ text: t('readNow'), onPress: () => onOpen(item) }}
    >
      {item.note}
    </NoticeBar>
  );
}
