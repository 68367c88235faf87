import type { PaymentKind } from '../../kernel/config';
import type { PaymentMethod, PaymentPartner } from './partner';

/** The platforms that take money here. */
export interface PaymentPartners {
  readonly all: readonly PaymentPartner[];
  /** No money moves. */
  readonly simulated: boolean;
}

/** A platform's payment as it was set up. */
export interface SetUpPartner {
  /** Null where its payment is not set up. */
  readonly partner: PaymentPartner | null;
  readonly isSimulated: boolean;
}

/** A simulated platform of a merchant whose balance is always short. */
const refusingRefunds = (partner: PaymentPartner): PaymentPartner => ({
  ...partner,
  refund: () => Promise.resolve({ state: 'failed', reason: 'SELLER_BALANCE_NOT_ENOUGH' }),
});

/** The platforms that take money here: the configured ones; where there are none, the simulated ones. */
export function paymentPartners(
  kind: PaymentKind | null,
  given: readonly SetUpPartner[],
): PaymentPartners {
  const some = given.flatMap(({ partner, isSimulated }) =>
    partner === null || kind === null ? [] : [{ partner, isSimulated }],
  );
  const real = some.filter(({ isSimulated }) => !isSimulated).map(({ partner }) => partner);
  if (real.length > 0) return { all: real, simulated: false };
  const simulated = some.map(({ partner }) => partner);
  return {
    all: kind === 'failing' ? simulated.map(refusingRefunds) : simulated,
    simulated: simulated.length > 0,
  };
}

/** The configured methods. */
export const methodsOf = ({ all }: PaymentPartners): PaymentMethod[] =>
  all.flatMap(({ methods }) => [...methods]);

/** Whether something can be paid ahead: some method is configured. */
export const canPayAhead = (partners: PaymentPartners): boolean => methodsOf(partners).length > 0;

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
