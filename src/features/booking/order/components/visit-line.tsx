import { View } from '@tarojs/components';
import { participantsOf } from '@contract/order/participants-rules';
import type { OrderCard } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { Icon } from '@/ui/icon/icon';
import { Optional } from '@/ui/optional/optional';
import { VISIT_MESSAGES } from '../visit-messages';
import styles from './order-item.module.scss';

/** Other recipients of the same group booking; nothing without any. */
export function VisitLine({ order }: { readonly order: OrderCard }) {
  const t = useText(VISIT_MESSAGES);
  const names = participantsOf(order).map(({ linkmanName }) => linkmanName);
  return (
    <Optional>
      {names.length > 0 ? (
        <View className={styles.line}>
          <Icon name="users" className={styles.icon} />
          <View className={styles.text}>{t('with', { names: names.join(t('join')) })}</View>
        </View>
      ) : null}
    </Optional>
  );
}
