import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { PLATFORM_NAMES } from '@/platform/platform-names';
import { messagePlatform } from '@/platform/subscribe-message';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { REMINDER_MESSAGES } from '../messages';
import type { ReminderSubject } from '../reminder-rules';
import { useReminders } from '../use-reminders';
import styles from './reminder-part.module.scss';

const TITLES = {
  appointment: 'title',
  turn: 'titleTurn',
  offer: 'titleOffer',
  followUp: 'titleFollowUp',
  service: 'titleService',
} as const;
const WHY = {
  reminder: 'whyReminder',
  change: 'whyChange',
  turn: 'whyTurn',
  offer: 'whyOffer',
  followUp: 'whyFollowUp',
  serviceReply: 'whyService',
} as const;
const COMES = {
  reminder: 'onReminder',
  change: 'onChange',
  turn: 'onTurn',
  offer: 'isOffered',
  followUp: 'onFollowUp',
  serviceReply: 'onService',
} as const;

export interface ReminderPartProps {
  readonly about?: ReminderSubject;
  /** Day of the appointment, `YYYY-MM-DD`. */
  readonly day?: string;
}

/**
 * Asks for permission to send platform messages, with the reason, and lists which will be sent; nothing without
 * templates.
 */
export function ReminderPart({ about = 'appointment', day }: ReminderPartProps) {
  const t = useText(REMINDER_MESSAGES);
  const names = useText(PLATFORM_NAMES);
  const { wanted, state, accepted, busy, ask } = useReminders(about, day);
  if (wanted.length === 0) return null;
  const app = names(messagePlatform === 'alipay' ? 'alipay' : 'wechat');
  if (state === 'on')
    return (
      <NoticeBar tone="success" title={t('on')} urgent>
        {accepted.map((name) => (
          <View key={name}>{t(COMES[name], { app })}</View>
        ))}
      </NoticeBar>
    );
  return (
    <Card>
      <View className={styles.title}>{t(TITLES[about])}</View>
      <View className={styles.why}>
        {wanted.map((name) => (
          <View key={name}>{t(WHY[name], { app })}</View>
        ))}
        <View>{t('once')}</View>
      </View>
      <View>
        {state === 'off' ? <NoticeBar urgent>{t('off')}</NoticeBar> : null}
        {state === 'unreported' ? (
          <NoticeBar tone="warning" urgent>
            {t('unreported')}
          </NoticeBar>
        ) : null}
      </View>
      <Button block kind="secondary" icon="bell" loading={busy} onPress={() => void ask()}>
        {t(state === 'unreported' ? 'again' : 'ask')}
      </Button>
    </Card>
  );
}
