import { View } from '@tarojs/components';
import type { OrderAction } from '@contract/order/status-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { offeredActions } from '../action-rules';
import { STEP_MESSAGES } from '../step-messages';
import styles from './order-buttons.module.scss';

export interface OrderButtonsProps {
  readonly actions: readonly OrderAction[];
  readonly busy: OrderAction | null;
  readonly onRun: (action: OrderAction) => void;
}

/** Buttons for the actions that the provider allows, in a fixed order, the primary one on the right. */
export function OrderButtons({ actions, busy, onRun }: OrderButtonsProps) {
  const t = useText(STEP_MESSAGES);
  return (
    <View className={styles.buttons}>
      {[...offeredActions(actions)].reverse().map(({ action, label, kind }) => (
        <View key={action} className={styles.button}>
          <Button
            block
            kind={kind}
            loading={busy === action}
            disabled={busy !== null && busy !== action}
            onPress={() => onRun(action)}
          >
            {t(label)}
          </Button>
        </View>
      ))}
    </View>
  );
}
