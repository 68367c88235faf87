import { useMemo } from 'react';
import { groupOf, isFamily } from '@/features/booking/submission/family-rules';
import type { SubmitInfo } from '@/features/booking/submission/form';
import type { PickerTarget } from '@/features/booking/slot-picker/picker-target';

/**
 * What the form's calendar is asked for: a person's dose, or all products of a group.
 * @returns `target` keeps its identity while it means the same; `products` is each person's product, separated by commas
 */
export function usePickerTarget(form: SubmitInfo): {
  readonly target: PickerTarget;
  readonly products: string;
} {
  const { depaCode, productId, linkmanId, doseNo } = form;
  const isGroup = isFamily(form);
  const products = groupOf(form)
    .map((one) => one.productId)
    .join(',');
  const target = useMemo(
    () => ({
      depaCode,
      productId,
      ...(linkmanId && doseNo !== null ? { linkmanId, doseNo } : {}),
      ...(isGroup ? { productIds: products } : {}),
    }),
    [depaCode, productId, linkmanId, doseNo, isGroup, products],
  );
  return { target, products };
}
