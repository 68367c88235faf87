import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { SETTINGS } from '@/platform/settings/settings';
import { askForMessages, templatesOf } from '@/platform/subscribe-message';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { REMINDER_MESSAGES } from '../reminder-messages';
import styles from './reminder-part.module.scss';

export interface ReminderPartProps {
  /** An appointment, or one's turn in the line of a release. */
  readonly about?: 'appointment' | 'turn';
}

/** Asks for the platform's reminders, with the reason beside the button; nothing where there are none. */
export function ReminderPart({ about = 'appointment' }: ReminderPartProps) {
  const t = useText(REMINDER_MESSAGES);
  const [answer, setAnswer] = useState<'open' | 'on' | 'off'>('open');
  const isTurn = about === 'turn';
  const templates = templatesOf(SETTINGS.messageTemplates);
  if (templates.length === 0) return null;
  const ask = async (): Promise<void> => {
    const outcome = await askForMessages(templates);
    const accepted = outcome.status === 'asked' && outcome.accepted.length > 0;
    setAnswer(accepted ? 'on' : 'off');
  };
  return (
    <Card>
      <View className={styles.title}>{t(isTurn ? 'titleTurn' : 'title')}</View>
      <View className={styles.why}>{t(answer === 'off' ? 'off' : isTurn ? 'whyTurn' : 'why')}</View>
      <Button
        block
        kind="secondary"
        icon={answer === 'on' ? 'bell-ring' : 'bell'}
        disabled={answer === 'on'}
        onPress={() => void ask()}
      >
        {t(answer === 'on' ? 'on' : 'ask')}
      </Button>
    </Card>
  );
}
