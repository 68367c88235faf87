import { DOCUMENT_VERSIONS, signOf } from '@contract/agreement/text-rules';
import { reportAgreement } from '@/shared/agreement/report-agreement';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** Another one is shown again. */
const RULES_VERSION = DOCUMENT_VERSIONS.communityRules;
/** Named in `PERSONAL_ENTRIES`: another account on the same device is asked itself. */
const ENTRY = 'communityRules';

/** Whether the user of this device has accepted the present rules. */
export const hasAcceptedRules = (): boolean => localEntries.read<string>(ENTRY) === RULES_VERSION;

/** The rules are asked about again, as the consent was withdrawn. */
export const forgetAcceptedRules = (): void => localEntries.remove(ENTRY);

/** Stores the consent, and reports it to the provider. */
export function acceptRules(): void {
  tryToKeep(() => localEntries.write(ENTRY, { val: RULES_VERSION }));
  reportAgreement('COMMUNITY', [signOf('communityRules')]);
}
