import { CONSENT_DATA } from '@contract/personal/consent-data-rules';
import type { Consent, HandledData } from '@contract/personal/endpoints';
import type { Language } from '../../../kernel/language';
import { kindsNamed, receiversOf } from '../../../shared/data-policy/kinds';

/** What is handled by some consents, each purpose once: read from the table that annex 1 is made of. */
export const handledBy = (consents: readonly Consent[], language: Language): HandledData[] =>
  [...new Set(consents.map(({ purpose }) => purpose))].map((purpose) => ({
    purpose,
    kinds: kindsNamed(CONSENT_DATA[purpose], language),
    receivers: receiversOf(CONSENT_DATA[purpose], language),
  }));
