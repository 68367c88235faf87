import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { SERVICE_MESSAGES } from '../messages';
import styles from './service.module.scss';

/** Medical emergency number in China. */
const EMERGENCY = '120';

export interface UrgentNoticeProps {
  /** Of the account's latest visit; '' where there is none. */
  readonly clinic: string;
  readonly phone: string;
}

/** Before any answer or queue: whom to call when somebody's health cannot wait. */
export function UrgentNotice({ clinic, phone }: UrgentNoticeProps) {
  const t = useText(SERVICE_MESSAGES);
  return (
    <View className={styles.urgent} {...semantics({ role: 'alert' })}>
      <View className={styles.urgentTitle}>
        <Icon name="triangle-alert" size="md" /> {t('urgentTitle')}
      </View>
      <View className={styles.urgentText}>{t('urgentText')}</View>
      <Button block kind="danger" icon="phone" onPress={() => void callPhone(EMERGENCY)}>
        {t('call120')}
      </Button>
      {phone === '' ? null : (
        <View className={styles.second}>
          <Button
            block
            kind="secondary"
            icon="phone"
            label={`${t('callClinic', { clinic })} ${phone}`}
            onPress={() => void callPhone(phone)}
          >
            {t('callClinic', { clinic })}
          </Button>
        </View>
      )}
    </View>
  );
}
