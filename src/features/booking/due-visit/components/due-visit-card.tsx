import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { DUE_VISIT_MESSAGES } from '../messages';
import { DueVisitSheet } from './due-visit-sheet';
import styles from './due-visit.module.scss';

export interface DueVisitCardProps {
  readonly linkmanId: string;
  /** How many vaccines are due. */
  readonly count: number;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The clinics are shown. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Offers one visit for everything that is due. */
export function DueVisitCard({ linkmanId, count, today, ...sheet }: DueVisitCardProps) {
  const { isOpen, onOpen, onClose } = sheet;
  const t = useText(DUE_VISIT_MESSAGES);
  // Mounted on first use: on mini-programs even a closed sheet has a cost.
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  return (
    <Card>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('title', { count })}
      </View>
      <View className={styles.text}>{t('text')}</View>
      <Button block icon="calendar" onPress={onOpen}>
        {t('book', { count })}
      </Button>
      <View>
        {hasOpened ? <DueVisitSheet open={isOpen} {...{ linkmanId, today, onClose }} /> : null}
      </View>
    </Card>
  );
}
