import { View } from '@tarojs/components';
import { qrImage } from '@/ui/qr/qr-image';
import { useText } from '@/i18n/messages';
import { Picture } from '@/ui/picture/picture';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { DESK_MESSAGES } from '../messages';
import { useDeskData } from '../use-desk-data';
import styles from './desk-sheet.module.scss';

export interface DeskCodeSheetProps {
  /** `YYYY-MM-DD`: the code is valid on this day. */
  readonly today: string;
  readonly onClose: () => void;
}

/** The clinic's code of the day, with which people check themselves in. */
export function DeskCodeSheet({ today, onClose }: DeskCodeSheetProps) {
  const t = useText(DESK_MESSAGES);
  // The sheet may be left open past midnight, when yesterday's code becomes invalid.
  const { data: code, error, refresh } = useDeskData('GET /desk/code.do', {}, today);
  return (
    <Popup open title={t('codeTitle')} onClose={onClose}>
      {error && !code ? <ErrorBlock reason={error.msg} onRetry={() => void refresh()} /> : null}
      {code ? (
        <View className={styles.code}>
          <View className={styles.frame}>
            <Picture
              src={qrImage(code.code)}
              alt={t('codeAlt', { code: code.shortCode })}
              ratio="square"
              fit="contain"
              placeholder="qr-code"
            />
          </View>
          <View className={styles.text}>{t('codeShort')}</View>
          <View className={styles.short}>{code.shortCode}</View>
        </View>
      ) : error ? null : (
        <Skeleton />
      )}
    </Popup>
  );
}
