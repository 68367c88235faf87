import type { ConflictingOrder } from '@contract/subscribe/endpoints';
import type { Visitor } from '@contract/subscribe/remedy';
import { ConflictChoice } from '@/features/booking/form/components/conflict-choice';
import { dropHold } from '@/features/booking/submission/hold-control';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { groupOf, isMeant, without } from '@/features/booking/submission/family-rules';
import { changeForm, closeForm } from '@/features/booking/submission/store';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { applyRemedy } from '@/features/booking/submission/apply-remedy';
import { useClinicProduct } from '@/features/booking/form/use-clinic-product';
import { navigate } from '@/routes/navigate';

export interface DuplicateProps {
  readonly form: SubmitInfo;
  readonly conflictingOrder: ConflictingOrder;
  /** The person with both appointments, and which of their doses where the visit has several. */
  readonly who: Omit<Visitor, 'linkmanId'> & { readonly linkmanId: string | null };
}

/**
 * The choice between the conflicting order and the requested appointment. In a group booking, a person who keeps the
 * old one is left out and the others continue.
 */
export function Duplicate({ form, conflictingOrder, who }: DuplicateProps) {
  const { clinicProduct } = useClinicProduct(form);
  const { day, slot, visit, linkmanId } = form;
  const which = { linkmanId: who.linkmanId ?? linkmanId, productId: who.product?.productId };
  const time = visit?.seats[groupOf(form).findIndex((one) => isMeant(which, one))] ?? slot;
  const product = isMeant(which, form) ? clinicProduct?.productName : conflictingOrder.productName;
  const others = without(form, which);
  const keep = async (): Promise<void> => {
    if (others !== form) {
      changeForm(() => others);
      await navigate.replace('subscribe', bookingQuery(form));
      return;
    }
    await dropHold();
    closeForm();
    await navigate.replace('orderDetail', { orderId: conflictingOrder.orderId });
  };
  return (
    <ConflictChoice
      conflictingOrder={conflictingOrder}
      wanted={{
        day: day ?? conflictingOrder.day,
        startTime: time?.startTime ?? '',
        endTime: time?.endTime ?? '',
        clinic: clinicProduct?.departmentName ?? '',
        what: [who.name, product].filter(Boolean).join(' · '),
      }}
      onKeep={() => void keep()}
      onReplace={() =>
        applyRemedy({ kind: 'replace', orderId: conflictingOrder.orderId }, form, 'page', which)
      }
    />
  );
}
