import type { Refusal } from '@contract/subscribe/endpoints';
import { bookingQuery, fillMember } from '@/features/subscribe/entry';
import type { SubscribeMessageKey } from '@/features/subscribe/messages';
import type { RefusalAction } from '@/features/subscribe/refusal-rules';
import { changeForm } from '@/features/subscribe/store';
import { withDay } from '@/features/subscribe/submit-info';
import type { SubmitInfo } from '@/features/subscribe/submit-info';
import { navigate } from '@/routes/navigate';

interface NextStep {
  readonly label: SubscribeMessageKey;
  readonly run: () => void;
}

/** Where each main action of a refusal leads; the form keeps what still holds. */
export function nextSteps(
  form: SubmitInfo,
  refusal: Refusal | null,
): Readonly<Record<RefusalAction, NextStep>> {
  const query = bookingQuery(form);
  return {
    anotherTime: {
      label: 'doAnotherTime',
      run: () => {
        changeForm((info) => withDay(info, null));
        void navigate.replace('subscribe', query);
      },
    },
    anotherPerson: {
      label: 'doAnotherPerson',
      run: () => void navigate.replace('subscribe', query),
    },
    anotherClinic: { label: 'doAnotherClinic', run: () => void navigate.tab('departmentList') },
    openOrder: {
      label: 'doOpenOrder',
      run: () => void navigate.replace('orderDetail', { orderId: refusal?.orderId }),
    },
    addGuardian: {
      label: 'doAddGuardian',
      run: () => void fillMember(form, 'replace', form.linkmanId ?? undefined),
    },
    readDisclosure: {
      label: 'doReadDisclosure',
      run: () => {
        changeForm((info) => ({ ...info, guidelineVersion: null }));
        void navigate.replace('vaccineNotice', query);
      },
    },
    backToClinic: {
      label: 'doBackToClinic',
      run: () => void navigate.replace('vaccineDetail', { vaccId: form.productId }),
    },
  };
}
