import type { BookingTarget } from '@/features/booking/submission/form';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import type { ClinicProductView } from '@/features/booking/form/use-clinic-product';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { ErrorBlockProps } from '@/ui/state/error-block';

/** Why the form cannot be shown: the clinic does not offer the product, or neither could be loaded. */
export function useProductProblem(
  { depaCode, productId: vaccId }: BookingTarget,
  { clinicProduct, error, missing, retry }: ClinicProductView,
): ErrorBlockProps | undefined {
  const t = useText(BOOKING_FORM_MESSAGES);
  const toVaccine = {
    text: t('otherClinics'),
    onPress: () => void navigate.replace('vaccineDetail', { vaccId }),
  };
  const toClinic = {
    text: t('toClinic'),
    onPress: () => void navigate.replace('departmentIndex', { depaCode }),
  };
  if (missing)
    return {
      title: t('cannotBook'),
      reason: t('cannotBookHint'),
      action: toVaccine,
      second: toClinic,
    };
  return !clinicProduct && error
    ? { title: t('loadFailed'), reason: error.msg, onRetry: retry, second: toVaccine }
    : undefined;
}
