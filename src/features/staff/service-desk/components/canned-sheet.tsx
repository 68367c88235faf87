import { View } from '@tarojs/components';
import { useAnswer } from '@/http/hooks/use-server';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { staffRequest } from '../api';
import { SERVICE_DESK_MESSAGES } from '../messages';
import { serviceDeskSession } from '../session';
import styles from './service-desk.module.scss';

export interface CannedSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (text: string) => void;
}

/** Prepared answers, which are put into the draft and can be changed there. */
export function CannedSheet({ open, onClose, onChoose }: CannedSheetProps) {
  const t = useText(SERVICE_DESK_MESSAGES);
  const language = useLanguage();
  const name = 'GET /service/staff/canned.do';
  const { data, error, refresh } = useAnswer([name, language, serviceDeskSession.tokenOf()], () =>
    staffRequest(name, {}),
  );
  return (
    <Popup open={open} onClose={onClose} title={t('cannedTitle')}>
      {error && !data ? (
        <ErrorBlock title={t('cannedFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={3} /> : null}
      {(data?.list ?? []).map(({ title, text }) => (
        <View
          key={title}
          className={styles.row}
          {...pressable({ label: `${title} ${text}`, onPress: () => onChoose(text) })}
        >
          <View className={styles.name}>{title}</View>
          <View className={styles.note}>{text}</View>
        </View>
      ))}
    </Popup>
  );
}
