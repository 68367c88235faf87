import { View } from '@tarojs/components';
import type { DueDose } from '@contract/subscribe/visit-endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { ALSO_DUE_MESSAGES } from '../also-due-messages';
import styles from './due-visit.module.scss';

export interface DueRowsProps<Dose extends DueDose> {
  readonly title: string;
  readonly doses: readonly Dose[];
  readonly button: {
    readonly text: string;
    readonly spoken: (product: string) => string;
    readonly icon?: 'plus';
  };
  readonly onTake: (dose: Dose) => void;
}

/** Doses that are due, each with its price and a button. */
export function DueRows<Dose extends DueDose>({
  title,
  doses,
  button,
  onTake,
}: DueRowsProps<Dose>) {
  const t = useText(ALSO_DUE_MESSAGES);
  return (
    <View>
      <View {...semantics({ role: 'heading', level: 3 })}>{title}</View>
      {doses.map((dose) => (
        <View key={dose.productId} className={styles.row}>
          <View className={styles.dose}>
            {t('dose', { product: dose.productName, dose: dose.doseLabel })}
            <View className={styles.price}>
              {dose.totalCents > 0 ? moneyText(dose.totalCents) : t('free')}
            </View>
          </View>
          <Button
            kind="secondary"
            size="sm"
            icon={button.icon}
            label={button.spoken(dose.productName)}
            onPress={() => onTake(dose)}
          >
            {button.text}
          </Button>
        </View>
      ))}
    </View>
  );
}
