import { View } from '@tarojs/components';
import type { BeanEntry } from '@contract/beans/endpoints';
import type { ServerPages } from '@/http/hooks/use-pages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { BEAN_MESSAGES } from '../messages';
import styles from './bean-entries.module.scss';

export interface BeanEntriesProps {
  readonly entries: ServerPages<BeanEntry>;
  /** Entry that is being taken back. */
  readonly busy: string | null;
  readonly onTakeBack: (entry: BeanEntry) => void;
}

const signed = (beans: number): string => (beans > 0 ? `+${beans}` : `−${-beans}`);

/** What came in and went out, newest first. */
export function BeanEntries({ entries, busy, onTakeBack }: BeanEntriesProps) {
  const t = useText(BEAN_MESSAGES);
  const dates = useDateText();
  const { pages, state, footer, error, more, refresh } = entries;
  if (pages.items.length === 0)
    return (
      <CellGroup title={t('entries')}>
        {state === 'failed' ? (
          <NoticeBar
            tone="warning"
            title={t('entriesFailed')}
            action={{ text: t('failed'), onPress: () => void refresh() }}
          >
            {error?.msg}
          </NoticeBar>
        ) : (
          <Cell title={t('noEntries')} />
        )}
      </CellGroup>
    );
  return (
    <View>
      <CellGroup title={t('entries')}>
        {pages.items.map((entry) => (
          <Cell
            key={entry.entryId}
            title={entry.title}
            note={dates.dateTime(entry.at)}
            value={
              <View className={styles.value}>
                <View className={entry.beans > 0 ? styles.in : styles.out}>
                  {signed(entry.beans)}
                </View>
                {entry.undoUntil === null ? null : (
                  <Button
                    kind="text"
                    size="sm"
                    loading={busy === entry.entryId}
                    label={t('takeBackNamed', { title: entry.title })}
                    onPress={() => onTakeBack(entry)}
                  >
                    {t('takeBack')}
                  </Button>
                )}
              </View>
            }
          />
        ))}
      </CellGroup>
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
