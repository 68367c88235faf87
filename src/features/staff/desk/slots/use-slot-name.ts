import type { DeskSlot } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { DESK_MESSAGES } from '../messages';
import { slotNames } from './slot-name-rules';

/** Names a slot by the products that share it. */
export function useSlotName(): (slot: Pick<DeskSlot, 'products'>) => string {
  const t = useText(DESK_MESSAGES);
  return (slot) => {
    const { names, more } = slotNames(slot);
    if (names.length === 0) return t('slotEarlier');
    const list = names.join(t('slotBetween'));
    return more > 0 ? t('slotAndMore', { names: list, more }) : list;
  };
}
