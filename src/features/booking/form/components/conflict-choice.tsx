import { View } from '@tarojs/components';
import type { ConflictingOrder } from '@contract/subscribe/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { cx } from '@/ui/class-names';
import { CONFLICT_MESSAGES } from '../conflict-messages';
import styles from './conflict-choice.module.scss';

/** One of the two appointments. */
export interface Side {
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly clinic: string;
  readonly what: string;
}

export interface ConflictChoiceProps {
  readonly conflictingOrder: ConflictingOrder;
  /** The requested appointment. */
  readonly wanted: Side;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

/** Existing and new appointment side by side: keep the first or replace it, one tap either way. */
export function ConflictChoice({
  conflictingOrder,
  wanted,
  onKeep,
  onReplace,
}: ConflictChoiceProps) {
  const t = useText(CONFLICT_MESSAGES);
  const dates = useDateText();
  const old: Side = {
    ...conflictingOrder,
    clinic: conflictingOrder.departmentName,
    what: `${conflictingOrder.linkmanName} · ${conflictingOrder.productName}`,
  };
  const side = (title: string, one: Side, className: string | undefined) => (
    <View className={cx(styles.side, className)} {...semantics({ role: 'group', label: title })}>
      <View className={styles.title}>{title}</View>
      <View className={styles.day}>{dates.day(one.day)}</View>
      <View className={styles.time}>
        {one.startTime}–{one.endTime}
      </View>
      <View className={styles.line}>{one.what}</View>
      <View className={styles.line}>{one.clinic}</View>
    </View>
  );
  return (
    <View>
      <View className={styles.sides}>
        {side(t('oldOne'), old, undefined)}
        {side(t('newOne'), wanted, styles.isNew)}
      </View>
      <View className={styles.text}>
        {t(conflictingOrder.replaceable ? 'replaceText' : 'notReplaceable')}
      </View>
      <View className={styles.act}>
        {conflictingOrder.replaceable ? (
          <Button block onPress={onReplace}>
            {t('replace')}
          </Button>
        ) : null}
      </View>
      <View className={styles.act}>
        <Button block kind="secondary" onPress={onKeep}>
          {t('keepOld')}
        </Button>
      </View>
    </View>
  );
}
