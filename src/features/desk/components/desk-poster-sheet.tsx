import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Picture } from '@/ui/picture/picture';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { DESK_MESSAGES } from '../messages';
import { useDeskData } from '../use-desk-data';
import styles from './desk-sheet.module.scss';

/** The clinic's mini-program code, to print on posters: it opens the clinic's page. */
export function DeskPosterSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText(DESK_MESSAGES);
  const { data, error, refresh } = useDeskData('GET /desk/posterCode.do', {});
  return (
    <Popup open title={t('posterTitle')} onClose={onClose}>
      {error && !data ? <ErrorBlock reason={error.msg} onRetry={() => void refresh()} /> : null}
      {data ? (
        <View className={styles.code}>
          <View className={styles.frame}>
            <Picture
              src={data.image}
              alt={t('posterAlt')}
              ratio="square"
              fit="contain"
              placeholder="qr-code"
            />
          </View>
          <View className={styles.text}>{t('posterText')}</View>
        </View>
      ) : error ? null : (
        <Skeleton />
      )}
    </Popup>
  );
}
