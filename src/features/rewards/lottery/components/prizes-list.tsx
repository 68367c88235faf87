import type { LotteryDetail } from '@contract/lottery/endpoints';
import { yuanText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { LOTTERY_MESSAGES } from '../messages';

/** What can be won, how often, and how likely it is. */
export function PrizesList({ activity }: { readonly activity: LotteryDetail }) {
  const t = useText(LOTTERY_MESSAGES);
  const { prizes, people, tickets, winners, state } = activity;
  const isFinal = state !== 'before' && state !== 'open';
  const odds = isFinal ? 'oddsFinal' : tickets > 0 ? 'odds' : 'oddsNone';
  return (
    <CellGroup title={t('prizes')} note={t(odds, { people, tickets, winners })}>
      {prizes.map(({ name, stock, valueCents }) => (
        <Cell
          key={name}
          icon="gift"
          title={name}
          note={t('stock', { count: stock, yuan: yuanText(valueCents) })}
        />
      ))}
    </CellGroup>
  );
}
