import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { Layer } from '@/ui/popup/layer';
import { SHARE_MESSAGES } from '../messages';
import styles from './share-hint.module.scss';

export interface ShareHintProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Overlay in a messaging app, which points to the app's own share menu at the top right (specification §2). */
export function ShareHint({ open, onClose }: ShareHintProps) {
  const t = useText(SHARE_MESSAGES);
  return (
    <Layer open={open} onClose={onClose} label={t('byMenu')} position="corner">
      <View className={styles.hint}>
        <View className={styles.where}>
          <Icon name="chevron-up" size="lg" />
          <Icon name="ellipsis" size="lg" />
        </View>
        <View className={styles.text}>{t('byMenu')}</View>
        <Button kind="secondary" block onPress={onClose}>
          {t('understood')}
        </Button>
      </View>
    </Layer>
  );
}
