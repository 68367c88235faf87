import { LOGIN_SIGNS } from '@contract/agreement/text-rules';

/** What a login carries where the box beside it is ticked. */
export const AGREED = {
  deviceId: 'a'.repeat(32),
  authProtocolTime: 1,
  authSignList: [...LOGIN_SIGNS],
};
