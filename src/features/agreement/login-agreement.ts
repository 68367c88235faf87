import type { LoginAgreementInput } from '@contract/agreement/endpoints';
import { LOGIN_SIGNS } from '@contract/agreement/text-rules';
import { agreedNow } from './agreed-now';

/** What a sign-in carries of what its page showed. @param statistics whether usage statistics were allowed with it */
export const loginAgreement = async (statistics: boolean): Promise<LoginAgreementInput> => ({
  ...(await agreedNow(LOGIN_SIGNS)),
  ...(statistics && { statistics }),
});
