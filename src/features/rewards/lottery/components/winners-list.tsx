import { useState } from 'react';
import type { LotteryDetail } from '@contract/lottery/endpoints';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { LOTTERY_MESSAGES } from '../messages';

/** Winners that are shown at first. */
const FEW = 10;

/** Who won what, masked. */
export function WinnersList({ activity }: { readonly activity: LotteryDetail }) {
  const t = useText(LOTTERY_MESSAGES);
  const [isAll, setAll] = useState(false);
  const { winnerList: all } = activity;
  const shown = isAll ? all : all.slice(0, FEW);
  return (
    <CellGroup title={t('winners')}>
      {shown.map(({ position, shownAs, prize, state }) => (
        <Cell
          key={position}
          title={shownAs || t('gone')}
          note={state === 'forfeited' ? t('isForfeited') : t('position', { position })}
          value={prize}
        />
      ))}
      {all.length === 0 ? <Cell title={t('noWinners')} /> : null}
      {shown.length < all.length ? (
        <Cell title={t('allWinners', { count: all.length })} onPress={() => setAll(true)} />
      ) : null}
    </CellGroup>
  );
}
