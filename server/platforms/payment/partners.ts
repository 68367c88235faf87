import type { PaymentMethod, PaymentPartner } from './partner';

/** The platforms that take money here. */
export interface PaymentPartners {
  readonly all: readonly PaymentPartner[];
  /** No money moves. */
  readonly simulated: boolean;
}

/** The configured methods. */
export const methodsOf = ({ all }: PaymentPartners): PaymentMethod[] =>
  all.flatMap(({ methods }) => [...methods]);

/** The platform of a method; undefined where it is not configured. */
export const partnerFor = (
  { all }: PaymentPartners,
  method: PaymentMethod,
): PaymentPartner | undefined => all.find(({ methods }) => methods.includes(method));

/** A platform by its name; undefined where it is not configured (any more). */
export const partnerNamed = (
  { all }: PaymentPartners,
  name: PaymentPartner['name'],
): PaymentPartner | undefined => all.find((partner) => partner.name === name);
