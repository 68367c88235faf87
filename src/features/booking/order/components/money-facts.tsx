import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
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
  const retained =
    sums.chargeCents > 0
      ? t('retainedFee', { price: moneyText(sums.chargeCents) })
      : t('retainedNothing');
  return (
    <Facts
      facts={[
        { label: t('back'), value: moneyText(sums.refundCents), strong: true },
        { label: t('paidSum'), value: moneyText(sums.paidCents) },
        { label: t('retained'), value: retained },
        ...more,
      ]}
    />
  );
}
