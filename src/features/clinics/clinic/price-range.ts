import type { DepartmentCard } from '@contract/department/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import type { Translate } from '@/i18n/messages';
import type { CARD_MESSAGES } from './card-messages';

/** Price range of a clinic's vaccines, from lowest to highest; empty when it offers none. */
export function priceRange(
  t: Translate<(typeof CARD_MESSAGES)['zh-CN']>,
  { priceFrom, priceTo }: Pick<DepartmentCard, 'priceFrom' | 'priceTo'>,
): string {
  if (priceFrom === null || priceTo === null) return '';
  const text = (cents: number): string => (cents === 0 ? t('free') : moneyText(cents));
  if (priceFrom === priceTo) return text(priceFrom);
  if (priceFrom === 0) return t('priceFreeTo', { to: text(priceTo) });
  return t('priceRange', { from: text(priceFrom), to: text(priceTo) });
}
