import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Empty } from '@/ui/state/empty';
import { LOST_FORM_MESSAGES } from '../lost-messages';

/** Shown when a booking page was opened without a booking target. */
export function LostForm() {
  const t = useText(LOST_FORM_MESSAGES);
  return (
    <Empty
      icon="syringe"
      title={t('formLost')}
      text={t('formLostHint')}
      action={{ text: t('otherClinics'), onPress: () => void navigate.tab('departmentList') }}
    />
  );
}
