/** What one dose costs at a clinic, by what is paid for; cents. Shown apart only where it is paid. */
export interface PriceParts {
  readonly priceCents: number;
  readonly serviceFeeCents: number;
}

/** The price of one dose as it is shown everywhere, cents: everything that is to be paid for it. */
export const allIn = ({ priceCents, serviceFeeCents }: PriceParts): number =>
  priceCents + serviceFeeCents;

/** Lowest and highest all-in price of one dose, cents, where clinics differ. */
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
