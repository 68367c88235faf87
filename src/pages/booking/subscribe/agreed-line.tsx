import { View } from '@tarojs/components';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { NOTICE_MESSAGES } from '@/features/booking/submission/notice-messages';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import styles from './index.module.scss';

/** States that the disclosure was agreed to, and links to it. */
export function AgreedLine({ form }: { readonly form: SubmitInfo }) {
  const t = useText(NOTICE_MESSAGES);
  return (
    <View className={styles.agreed}>
      <Icon name="circle-check" className={styles.tick} />
      <View className={styles.said}>{t('noticeAgreed')}</View>
      <Button
        kind="text"
        size="sm"
        onPress={() => void navigate.to('vaccineNotice', bookingQuery(form))}
      >
        {t('noticeAgain')}
      </Button>
    </View>
  );
}
