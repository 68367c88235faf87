/** Target of the calendar: clinic and product and, where known, person, dose or the order to be changed. */
export interface PickerTarget {
  readonly depaCode: string;
  readonly productId: string;
  readonly linkmanId?: string | undefined;
  readonly doseNo?: number | undefined;
  /** Set when an order is changed: the order's own slot then does not count against it. */
  readonly orderId?: string | undefined;
  /** For a group booking: a product for each person, separated by commas; free days have room for all of them. */
  readonly productIds?: string | undefined;
}
