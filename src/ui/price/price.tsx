import { Text } from '@tarojs/components';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { cx } from '../class-names';
import { UI_MESSAGES } from '../messages';
import './price.scss';

export interface PriceProps {
  /** Amount in cents; 0 is shown as "free" unless `from` is set. */
  readonly cents: number;
  /** The lowest of several prices. */
  readonly from?: boolean | undefined;
  readonly size?: 'md' | 'lg' | undefined;
}

/** An amount of money as one text node, so that it is read out as a whole. */
export function Price({ cents, from, size = 'md' }: PriceProps) {
  const t = useText(UI_MESSAGES);
  const amount = moneyText(cents);
  const text = from ? t('priceFrom', { price: amount }) : cents === 0 ? t('free') : amount;
  return (
    <Text className={cx('ui-price', `ui-price--${size}`, cents === 0 && !from && 'ui-price--free')}>
      {text}
    </Text>
  );
}
