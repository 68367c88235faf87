import { SignInList } from '@/features/staff/session/components/sign-in-list';
import { SIGN_IN_MESSAGES } from '@/features/staff/session/sign-in-messages';
import { useText } from '@/i18n/messages';
import { Popup } from '@/ui/popup/popup';
import { useDeskData } from '../use-desk-data';

/** Sign-ins of the clinic's staff, for its manager. */
export function DeskSignIns({ onClose }: { readonly onClose: () => void }) {
  const t = useText(SIGN_IN_MESSAGES);
  const signIns = useDeskData('GET /desk/manager/signIns.do', {});
  return (
    <Popup open title={t('title')} onClose={onClose}>
      <SignInList {...signIns} />
    </Popup>
  );
}
