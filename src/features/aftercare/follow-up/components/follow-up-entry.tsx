import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { FOLLOW_UP_MESSAGES } from '../messages';

/** The way to the follow-up of an administered dose. */
export function FollowUpEntry({ orderId }: { readonly orderId: string }) {
  const t = useText(FOLLOW_UP_MESSAGES);
  return (
    <CellGroup>
      <Cell
        icon="thermometer"
        title={t('openFollowUp')}
        note={t('openFollowUpNote')}
        onPress={() => void navigate.to('followUp', { orderId })}
      />
    </CellGroup>
  );
}
