import { useText } from '@/i18n/messages';
import { yuanText } from '@/ui/price/price-text';
import { MONEY_MESSAGES } from '../money-messages';
import { Facts } from './facts';
import type { Fact } from './facts';

export interface MoneyFactsProps {
  /** In cents. */
  readonly sums: {
    readonly paidCents: number;
    readonly refundCents: number;
    readonly chargeCents: number;
  };
  readonly more?: readonly Fact[];
}

/** Amounts paid, refunded and retained. */
export function MoneyFacts({ sums, more = [] }: MoneyFactsProps) {
  const t = useText(MONEY_MESSAGES);
  const yuan = (amount: number): string => `¥${yuanText(amount)}`;
  const retained =
    sums.chargeCents > 0
      ? t('retainedFee', { price: yuan(sums.chargeCents) })
      : t('retainedNothing');
  return (
    <Facts
      facts={[
        { label: t('back'), value: yuan(sums.refundCents), strong: true },
        { label: t('paidSum'), value: yuan(sums.paidCents) },
        { label: t('retained'), value: retained },
        ...more,
      ]}
    />
  );
}
