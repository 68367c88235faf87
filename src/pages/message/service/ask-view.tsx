import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { AskForm } from '@/features/service/customer-chat/components/ask-form';
import type { ChatStore } from '@/features/service/customer-chat/chat-store';
import type { Subject } from '@/features/service/customer-chat/components/subject-card';
import { SERVICE_MESSAGES } from '@/features/service/customer-chat/messages';
import { useOutbox } from '@/features/service/customer-chat/outbox';
import { send } from '@/features/service/customer-chat/send-waiting';
import { useAnswers } from '@/features/service/customer-chat/use-answers';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { restoreFocus } from '@/ui/a11y/restore-focus';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { useUid } from '@/ui/uid';
import styles from './service.module.scss';

export interface AskViewProps {
  readonly title: string;
  readonly about: Subject;
  readonly hours: NonNullable<ChatStore['hours']>;
  /** The question was handed over to staff. */
  readonly onAsked: () => void;
  /** Shows the last conversation; null: there was none. */
  readonly onLast: (() => void) | null;
}

/** A question and its ready answers; then the way to a person. */
export function AskView({ title, about, hours, onAsked, onLast }: AskViewProps) {
  const t = useText(SERVICE_MESSAGES);
  const { text } = useOutbox();
  const answers = useAnswers(text);
  const [isMissing, setMissing] = useState(false);
  const { from, until, staffed } = hours;
  const answersId = useUid('answers');
  // A question that is chosen gives way to its answers.
  useEffect(() => restoreFocus(text === '' ? undefined : answersId));
  const ask = (): void => {
    const question = text.trim();
    if (question === '') return setMissing(true);
    onAsked();
    void send({ kind: 'text', text: question });
  };
  return (
    <Page
      title={title}
      footer={
        <Button block icon="headset" onPress={ask}>
          {t('toPerson')}
        </Button>
      }
    >
      <AskForm text={text} answers={answers} answersId={answersId} isMissing={isMissing} />
      <Optional>
        {about.orderId || about.articleId ? (
          <View className={styles.hours}>{t(about.orderId ? 'orderLater' : 'articleLater')}</View>
        ) : null}
      </Optional>
      <View className={styles.hours}>{t(staffed ? 'staffed' : 'closedNow', { from, until })}</View>
      {onLast ? (
        <CellGroup>
          <Cell icon="message-circle" title={t('lastChat')} onPress={onLast} />
          <Cell
            icon="history"
            title={t('former')}
            note={t('formerNote')}
            onPress={() => void navigate.to('serviceHistory')}
          />
        </CellGroup>
      ) : null}
    </Page>
  );
}
