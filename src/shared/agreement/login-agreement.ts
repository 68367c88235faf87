import type { AgreedTextsInput } from '@contract/agreement/endpoints';
import { LOGIN_SIGNS, signOf } from '@contract/agreement/text-rules';
import { agreedNow } from './agreed-now';

/** What a sign-in carries of what its page showed. @param statistics whether usage statistics were allowed with it */
export const loginAgreement = (statistics: boolean): Promise<AgreedTextsInput> =>
  agreedNow(statistics ? [...LOGIN_SIGNS, signOf('statisticsConsent')] : LOGIN_SIGNS);
