import type { AgreedTextsInput } from '@contract/agreement/endpoints';
import { deviceId } from './report-agreement';

/** What a call carries of the texts that its page showed and somebody agrees to with it. */
export const agreedNow = async (signs: readonly string[]): Promise<AgreedTextsInput> => ({
  deviceId: await deviceId(),
  authProtocolTime: Date.now(),
  authSignList: [...signs],
});
