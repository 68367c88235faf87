import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { QueryInput } from '@/routes/query';
import { Button } from '@/ui/button/button';
import { COMMUNITY_PAGE_MESSAGES } from '../page-messages';
import styles from './write-bar.module.scss';

/** Asking and writing, at the foot of a list. @param about where the post will belong: query of the editor */
export function WriteBar({ about = {} }: { readonly about?: QueryInput }) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  return (
    <View className={styles.bar}>
      <View className={styles.action}>
        <Button
          block
          icon="circle-help"
          onPress={() => void navigate.to('postEdit', { ...about, kind: 'question' })}
        >
          {t('ask')}
        </Button>
      </View>
      <View className={styles.action}>
        <Button
          block
          kind="secondary"
          icon="pencil"
          onPress={() => void navigate.to('postEdit', { ...about, kind: 'share' })}
        >
          {t('write')}
        </Button>
      </View>
    </View>
  );
}
