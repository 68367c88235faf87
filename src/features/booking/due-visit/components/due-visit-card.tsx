import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
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
  /** The clinics are shown at once. */
  readonly isOpen?: boolean | undefined;
}

/** Offers one visit for everything that is due. */
export function DueVisitCard({ linkmanId, count, today, isOpen: wanted }: DueVisitCardProps) {
  const t = useText(DUE_VISIT_MESSAGES);
  const [hasAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setAsked(true);
    setOpen(true);
  };
  useEffect(() => {
    if (wanted) open();
  }, [wanted]);
  return (
    <Card>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('title', { count })}
      </View>
      <View className={styles.text}>{t('text')}</View>
      <Button block icon="calendar" onPress={open}>
        {t('book', { count })}
      </Button>
      <View>
        {hasAsked ? (
          <DueVisitSheet
            open={isOpen}
            linkmanId={linkmanId}
            today={today}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </View>
    </Card>
  );
}
