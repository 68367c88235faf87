import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Dialog } from '@/ui/popup/dialog';
import { BOOKING_FORM_MESSAGES } from '../messages';

/** Asks a user under 14 without guardian to complete the family member management (specification §4). */
export function GuardianAlert({ pop }: { readonly pop: boolean }) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const [closed, setClosed] = useState(false);
  return (
    <Dialog
      open={pop && !closed}
      title={t('popTitle')}
      confirmText={t('popGo')}
      onConfirm={() => void navigate.to('memberList')}
      onCancel={() => setClosed(true)}
    >
      {t('popText')}
    </Dialog>
  );
}
