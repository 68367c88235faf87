import { LOGIN_SIGNS, signOf } from '@contract/agreement/text-rules';
import type { AgreedDocument } from '@contract/agreement/text-rules';

/** What a login carries where the box beside it is ticked. */
export const AGREED = {
  deviceId: 'a'.repeat(32),
  authProtocolTime: 1,
  authSignList: [...LOGIN_SIGNS],
};

/** What a call carries that agrees to texts as they are in force. */
export const agreedTo = (...documents: readonly AgreedDocument[]) => ({
  ...AGREED,
  authSignList: documents.map(signOf),
});

/** Gives the consent to usage statistics. */
export const GIVES_STATISTICS = {
  purpose: 'statistics',
  agreed: agreedTo('statisticsConsent'),
} as const;
