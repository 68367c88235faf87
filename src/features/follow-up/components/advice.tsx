import { View } from '@tarojs/components';
import type { Level } from '@contract/follow-up/severity-rules';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { NoticeTone } from '@/ui/notice/notice-bar';
import { FOLLOW_UP_MESSAGES } from '../messages';
import styles from './follow-up.module.scss';

/** Medical emergency number in China. */
const EMERGENCY = '120';

const TONES: Readonly<Record<Level, NoticeTone>> = {
  none: 'success',
  home: 'info',
  clinic: 'warning',
  urgent: 'danger',
  emergency: 'danger',
};

export interface AdviceProps {
  readonly level: Level;
  readonly clinic: string;
  readonly phone: string;
}

/** What to do now; from "call the clinic" on with the numbers to call, without a further tap. */
export function Advice({ level, clinic, phone }: AdviceProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const calls120 = level === 'urgent' || level === 'emergency';
  const callsClinic = phone !== '' && (calls120 || level === 'clinic');
  return (
    <View>
      <NoticeBar tone={TONES[level]} title={t(`${level}Title`)} urgent>
        {t(`${level}Text`)}
      </NoticeBar>
      <View className={styles.calls}>
        {calls120 ? (
          <View className={styles.call}>
            <Button
              block
              kind={level === 'emergency' ? 'danger' : 'secondary'}
              icon="phone"
              onPress={() => void callPhone(EMERGENCY)}
            >
              {t('call120')}
            </Button>
          </View>
        ) : null}
        {callsClinic ? (
          <View className={styles.call}>
            <Button
              block
              kind="secondary"
              icon="phone"
              label={`${t('callClinic')} ${clinic} ${phone}`}
              onPress={() => void callPhone(phone)}
            >
              {t('callClinic')}
            </Button>
          </View>
        ) : null}
      </View>
    </View>
  );
}
