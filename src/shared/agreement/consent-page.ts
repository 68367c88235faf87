import type { AgreedDocument } from '@contract/agreement/text-rules';
import type { RouteName } from '@/routes/table';

/** Where a text that somebody agrees to is read: most have a page of their own, with its name. */
export const pageOfText = (
  text: AgreedDocument,
): { readonly route: RouteName; readonly query?: { readonly of: string } } =>
  text === 'deliveryConsent' ||
  text === 'communityRules' ||
  text === 'statisticsConsent' ||
  text === 'caregiverConsent'
    ? { route: 'consentText', query: { of: text } }
    : { route: text };
