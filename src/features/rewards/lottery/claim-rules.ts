import { isTypedName } from '@contract/linkman/name-rules';
import { ADDRESS_LENGTH } from '@contract/lottery/lottery-rules';
import { isMobile } from '@/shared/session/form-rules';

/** Where a prize is to be sent, as it is filled in. */
export interface ClaimDraft {
  readonly name: string;
  readonly mobile: string;
  readonly regionCode: string;
  readonly address: string;
  readonly consent: boolean;
}

const LEAST_ADDRESS = 5;

/** Fields that have to be mended before it can be sent. */
export function violationsOf(draft: ClaimDraft): readonly (keyof ClaimDraft)[] {
  const { length } = draft.address.trim();
  const wrong: Record<keyof ClaimDraft, boolean> = {
    name: !isTypedName(draft.name),
    mobile: !isMobile(draft.mobile),
    regionCode: draft.regionCode === '',
    address: length < LEAST_ADDRESS || length > ADDRESS_LENGTH,
    consent: !draft.consent,
  };
  return (Object.keys(wrong) as (keyof ClaimDraft)[]).filter((field) => wrong[field]);
}
