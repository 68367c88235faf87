import type { FirstPassword, StaffAccount } from '@contract/manage/staff-endpoints';
import { SignInList } from '@/features/staff/session/components/sign-in-list';
import { useText } from '@/i18n/messages';
import { Popup } from '@/ui/popup/popup';
import { useManageData } from '../use-manage-data';
import { AccountSheet } from './account-sheet';
import { AddStaff } from './add-staff';
import { FirstPasswordSheet } from './first-password';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';

/** What is done beside the list of accounts. */
export type StaffSheet =
  | { readonly kind: 'add' | 'signIns' }
  | { readonly kind: 'account'; readonly account: StaffAccount }
  | { readonly kind: 'password'; readonly given: FirstPassword };

export interface StaffSheetsProps {
  readonly sheet: StaffSheet | null;
  readonly depaCode: string | null;
  readonly onClose: () => void;
  /** After a step; with the password that it has given, if any. */
  readonly onDone: (given: FirstPassword | null) => void;
}

/** The sheet over the list of accounts. */
export function StaffSheets({ sheet, depaCode, onClose, onDone }: StaffSheetsProps) {
  const { data: me } = useManageData('GET /manage/me.do', {});
  if (sheet?.kind === 'account')
    return <AccountSheet account={sheet.account} onClose={onClose} onDone={onDone} />;
  if (sheet?.kind === 'password')
    return <FirstPasswordSheet given={sheet.given} onClose={onClose} />;
  if (sheet?.kind === 'signIns' && depaCode !== null)
    return <ClinicSignIns depaCode={depaCode} onClose={onClose} />;
  if (sheet?.kind === 'add' && me)
    return <AddStaff by={me.role} depaCode={depaCode} onClose={onClose} onMade={onDone} />;
  return null;
}

interface ClinicSignInsProps {
  readonly depaCode: string;
  readonly onClose: () => void;
}

function ClinicSignIns({ depaCode, onClose }: ClinicSignInsProps) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const signIns = useManageData('GET /manage/staff/signIns.do', { depaCode });
  return (
    <Popup open title={t('signIns')} onClose={onClose}>
      <SignInList {...signIns} />
    </Popup>
  );
}
