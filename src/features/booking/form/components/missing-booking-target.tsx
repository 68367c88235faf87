import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Empty } from '@/ui/state/empty';
import { MISSING_TARGET_MESSAGES } from '../missing-target-messages';

/** Shown when a booking page was opened without a booking target. */
export function MissingBookingTarget() {
  const t = useText(MISSING_TARGET_MESSAGES);
  return (
    <Empty
      icon="syringe"
      title={t('formLost')}
      text={t('formLostHint')}
      action={{ text: t('otherClinics'), onPress: () => void navigate.tab('departmentList') }}
    />
  );
}
