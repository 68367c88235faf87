import type { Administered } from '../../../shared/doses/administered';

/**
 * What counts for one dose of a visit that moves: everything of the person but that dose, with the visit's other doses on the day that
 * they move to. @param days of the moving orders by id
 */
export const movedHistory = (
  all: readonly Administered[],
  orderId: string,
  days: ReadonlyMap<string, string>,
): Administered[] =>
  all
    .filter((one) => one.orderId !== orderId)
    .map((one) => {
      const day = one.orderId === null ? undefined : days.get(one.orderId);
      return day === undefined ? one : { ...one, day };
    });
