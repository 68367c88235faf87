import { View } from '@tarojs/components';
import type { Level } from '@contract/follow-up/severity-rules';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { Button } from '@/ui/button/button';
import { isRedFlag } from '../answer-rules';
import { FOLLOW_UP_MESSAGES } from '../messages';
import styles from './follow-up.module.scss';

/** Medical emergency number in China. */
const EMERGENCY = '120';

export interface NumbersProps {
  readonly level: Level;
  readonly clinic: string;
  readonly phone: string;
}

/** The numbers to call at a level: 120 and the clinic's; nothing where nobody is to be called. */
export function Numbers({ level, clinic, phone }: NumbersProps) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const calls120 = isRedFlag(level);
  const callsClinic = phone !== '' && (calls120 || level === 'clinic');
  if (!calls120 && !callsClinic) return null;
  return (
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
  );
}
