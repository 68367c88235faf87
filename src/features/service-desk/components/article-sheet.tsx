import { View } from '@tarojs/components';
import { useState } from 'react';
import type { SearchItem } from '@contract/search/endpoints';
import { WORD_LIMIT } from '@/features/search/note-rules';
import { useSettled } from '@/features/search/use-settled';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Popup } from '@/ui/popup/popup';
import { SearchBar } from '@/ui/search/search-bar';
import { SERVICE_DESK_MESSAGES } from '../messages';
import styles from './service-desk.module.scss';

/** Articles shown at once. */
const SHOWN = 10;

export interface ArticleSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (article: Pick<SearchItem, 'id' | 'title'>) => void;
}

/** Finds an article by its title, to send it as a card. */
export function ArticleSheet({ open, onClose, onChoose }: ArticleSheetProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const [word, setWord] = useState('');
  const [asked, ask] = useSettled(word.trim().slice(0, WORD_LIMIT));
  const { data, error } = useServer(open && asked !== '' ? 'GET /base/search/pageList.do' : null, {
    word: asked,
    kind: 'article',
    pageSize: SHOWN,
  });
  return (
    <Popup open={open} onClose={onClose} title={t('articlesTitle')}>
      <SearchBar
        value={word}
        onChange={setWord}
        onSearch={() => ask(word.trim().slice(0, WORD_LIMIT))}
        placeholder={t('articlesSearch')}
        focus
      />
      <View className={styles.note}>{t('articlesHint')}</View>
      <View {...semantics({ live: 'polite' })}>
        {error ? (
          <View className={styles.note}>{`${t('articlesFailed')}: ${error.msg}`}</View>
        ) : null}
        {data?.list.length === 0 ? <View className={styles.note}>{t('articlesEmpty')}</View> : null}
      </View>
      {(data?.list ?? []).map(({ id, title, note }) => (
        <View
          key={id}
          className={styles.row}
          {...pressable({
            label: `${title} ${note}`,
            onPress: () => onChoose({ id, title }),
          })}
        >
          <View className={styles.name}>{title}</View>
          <View className={styles.note}>{note}</View>
        </View>
      ))}
    </Popup>
  );
}
