import type { LoginAgreementInput } from '@contract/agreement/endpoints';
import { LOGIN_SIGNS } from '@contract/agreement/text-rules';
import { deviceId } from './report-agreement';

/** What a sign-in carries of what its page showed. @param statistics whether usage statistics were allowed with it */
export const loginAgreement = async (statistics: boolean): Promise<LoginAgreementInput> => ({
  deviceId: await deviceId(),
  authProtocolTime: Date.now(),
  authSignList: [...LOGIN_SIGNS],
  ...(statistics && { statistics }),
});
