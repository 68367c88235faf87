/** What the calendar is for: clinic and product, and where known person, dose or the order to be changed. */
export interface PickerTarget {
  readonly depaCode: string;
  readonly productId: string;
  readonly linkmanId?: string | undefined;
  readonly doseNo?: number | undefined;
  /** Set on changing an order: its own place does not count against it. */
  readonly orderId?: string | undefined;
  /** A product a person, separated by commas, where several people come together: days have to take all of them. */
  readonly productIds?: string | undefined;
}
