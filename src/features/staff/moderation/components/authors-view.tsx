import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MODERATION_MESSAGES } from '../messages';
import { useModerationData } from '../use-moderation-data';
import { AuthorCard } from './author-card';
import styles from './moderation.module.scss';

/** Finds people, to verify, mute or unmute them. */
export function AuthorsView() {
  const t = useText(MODERATION_MESSAGES);
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const search = (): void => setWord(typed.trim());
  return (
    <View className={styles.step}>
      <Field
        label={t('searchAuthor')}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        confirmType="search"
        onConfirm={search}
        trailing={
          <Button kind="text" size="sm" onPress={search}>
            {t('search')}
          </Button>
        }
      />
      {word ? <Found word={word} /> : <Empty icon="users" title={t('authorsHint')} />}
    </View>
  );
}

function Found({ word }: { readonly word: string }) {
  const t = useText(MODERATION_MESSAGES);
  const input = { word };
  const { data, error, refresh } = useModerationData('GET /ugc-api/moderation/authors.do', input);
  if (!data)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={2} />
    );
  if (data.list.length === 0) return <Empty icon="search" title={t('authorsEmpty')} />;
  return (
    <View>
      {data.list.map((item) => (
        <AuthorCard key={item.author.userId} item={item} />
      ))}
    </View>
  );
}
