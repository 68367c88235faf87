import type { DeskOrder } from '@contract/desk/desk-order';
import { normalizePackCode } from '@contract/desk/dose-detail-rules';
import type { Site } from '@contract/desk/dose-detail-rules';
import { useDeskDraft } from './use-desk-draft';

/** Details of a dose as they are typed; the empty text and null stand for what is not entered. */
export interface TypedDetails {
  /** `YYYY-MM-DD`. */
  readonly expiry: string;
  readonly site: Site | null;
  readonly packCode: string;
}

/** What is recorded of an order's dose; an order that is open has nothing yet. */
const detailsOf = ({ expiry, site, packCode }: DeskOrder): TypedDetails => ({
  expiry: expiry ?? '',
  site: site ?? null,
  packCode: packCode ?? '',
});

/** What is sent of them: only what was entered. */
export const enteredOf = ({ expiry, site, packCode }: TypedDetails) => ({
  ...(expiry !== '' && { expiry }),
  ...(site !== null && { site }),
  ...(packCode.trim() !== '' && { packCode: normalizePackCode(packCode) }),
});

/** The details of an order's dose as they are typed; they outlive the sheet. */
export function useTypedDetails(order: DeskOrder) {
  const recorded = detailsOf(order);
  const [details = recorded, setDraft] = useDeskDraft<TypedDetails>(
    `dose ${order.orderId}`,
    recorded,
  );
  return {
    details,
    setDetails: (part: Partial<TypedDetails>): void => setDraft({ ...details, ...part }),
    forgetDetails: (): void => setDraft(undefined),
  };
}
