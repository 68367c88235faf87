import { View } from '@tarojs/components';
import { useMemo } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import { Picture } from '@/ui/picture/picture';
import { ORDER_MESSAGES } from '../messages';
import { qrImage } from '@/ui/qr/qr-image';
import styles from './order-code.module.scss';

/** The code for the desk: QR code, and the booking reference where it cannot be scanned or seen. */
export function OrderCode({
  order,
}: {
  readonly order: Pick<OrderDetail, 'qrText' | 'reference'>;
}) {
  const t = useText(ORDER_MESSAGES);
  const picture = useMemo(() => qrImage(order.qrText), [order.qrText]);
  return (
    <Card className={styles.code}>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('codeTitle')}
      </View>
      <View className={styles.frame}>
        <Picture
          src={picture}
          alt={t('codeSpoken', { reference: order.reference })}
          ratio="square"
          fit="contain"
          placeholder="qr-code"
        />
      </View>
      <View className={styles.hint}>{t('codeHint')}</View>
      <View className={styles.reference}>{order.reference}</View>
      <Button
        kind="text"
        size="sm"
        icon="copy"
        onPress={() => void copyAndSay(order.reference, t('referenceCopied'))}
      >
        {t('copy')}
      </Button>
    </Card>
  );
}
