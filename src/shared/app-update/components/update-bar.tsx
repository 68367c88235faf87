import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/messages';
import { useHasUnsaved } from '@/storage/unsaved';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { APP_UPDATE_MESSAGES } from '../messages';
import { postponeUpdate, useAppUpdate } from '../update-store';
import styles from './update-bar.module.scss';

/**
 * Says that a newer build is there, once nothing is filled in that the reload would lose: until then the running build
 * goes on. Only a tap takes it.
 */
export function UpdateBar() {
  const t = useText(APP_UPDATE_MESSAGES);
  const take = useAppUpdate((state) => state.take);
  const isHeldBack = useHasUnsaved();
  const isOffered = take !== null && !isHeldBack;
  // Screen readers announce what changes in a region that is there already.
  const [isRegionThere, setRegionThere] = useState(false);
  useEffect(() => setRegionThere(isOffered), [isOffered]);
  if (!isOffered) return null;
  return (
    <View className={styles.place}>
      <View className={styles.bar} {...semantics({ role: 'region', label: t('title') })}>
        <View className={styles.text} {...semantics({ role: 'status' })}>
          {isRegionThere ? t('text') : null}
        </View>
        <View className={styles.buttons}>
          <Button size="sm" kind="text" onPress={postponeUpdate}>
            {t('later')}
          </Button>
          <Button size="sm" onPress={take}>
            {t('take')}
          </Button>
        </View>
      </View>
    </View>
  );
}
