/** Price of one dose at a clinic by component, cents. Shown separately only in the payment step. */
export interface PriceParts {
  readonly priceCents: number;
  readonly serviceFeeCents: number;
}

/** The total price of one dose as shown everywhere, cents. */
export const totalPrice = ({ priceCents, serviceFeeCents }: PriceParts): number =>
  priceCents + serviceFeeCents;

/** Lowest and highest total price of one dose, cents, where clinics differ. */
export interface PriceSpan {
  readonly priceFrom: number;
  readonly priceTo: number;
}

/** Whether the lowest price has to be shown as "from". */
export const isFrom = ({ priceFrom, priceTo }: PriceSpan): boolean => priceFrom < priceTo;

/** The same for a whole course. */
export const courseSpan = ({ priceFrom, priceTo }: PriceSpan, doses: number): PriceSpan => ({
  priceFrom: priceFrom * doses,
  priceTo: priceTo * doses,
});
