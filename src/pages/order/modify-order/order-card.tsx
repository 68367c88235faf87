import type { OrderDetail } from '@contract/order/endpoints';
import { View } from '@tarojs/components';
import { Card } from '@/ui/card/card';
import styles from './index.module.scss';

/** What stays as it is: product, person and clinic. */
export const OrderCard = ({ order }: { readonly order: OrderDetail }) => (
  <Card tone="soft">
    <View className={styles.product}>{order.productName}</View>
    <View className={styles.clinic}>
      {order.linkmanName} · {order.departmentName}
    </View>
  </Card>
);
