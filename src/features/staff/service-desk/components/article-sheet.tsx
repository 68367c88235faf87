import { View } from '@tarojs/components';
import { useState } from 'react';
import type { SearchItem } from '@contract/search/endpoints';
import { WORD_LIMIT } from '@/features/clinics/search/note-rules';
import { useSettled } from '@/features/clinics/search/use-settled';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { cx } from '@/ui/class-names';
import { Popup } from '@/ui/popup/popup';
import { SearchBar } from '@/ui/search/search-bar';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { ArticlePreview } from './article-preview';
import styles from './service-desk.module.scss';

/** Articles shown at once. */
const SHOWN = 10;

type Found = Pick<SearchItem, 'id' | 'title'>;

export interface ArticleSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (article: Found) => void;
}

/** Finds an article by its title, to read it and to send it as a card. */
export function ArticleSheet({ open, onClose, onChoose }: ArticleSheetProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const [word, setWord] = useState('');
  const [read, setRead] = useState<Found | null>(null);
  const [isReading, setIsReading] = useState(false);
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
      <View className={cx(styles.note, styles.hint)}>{t('articlesHint')}</View>
      <View {...semantics({ live: 'polite' })}>
        {error ? (
          <View className={styles.note}>{`${t('articlesFailed')}: ${error.msg}`}</View>
        ) : null}
        {data?.list.length === 0 ? <View className={styles.note}>{t('articlesEmpty')}</View> : null}
      </View>
      {(data?.list ?? []).map(({ id, title, note }) => (
        <View key={id} className={styles.order}>
          <View className={styles.name}>{title}</View>
          <View className={styles.note}>{note}</View>
          <View className={styles.rowTags}>
            <Button
              kind="text"
              size="sm"
              icon="book-open"
              label={t('readNamed', { title })}
              onPress={() => {
                setRead({ id, title });
                setIsReading(true);
              }}
            >
              {t('readArticle')}
            </Button>
            <Button
              kind="text"
              size="sm"
              icon="send"
              label={t('sendNamed', { title })}
              onPress={() => onChoose({ id, title })}
            >
              {t('sendCard')}
            </Button>
          </View>
        </View>
      ))}
      <ArticlePreview
        open={open && isReading}
        article={read}
        onClose={() => setIsReading(false)}
        onSend={(article) => {
          setIsReading(false);
          onChoose(article);
        }}
      />
    </Popup>
  );
}
