import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { list, section } from '@/shared/agreement/document';
import type { AgreementDocument } from '@/shared/agreement/document';
import { DELIVERY_CONSENT_MESSAGES } from './consent-messages';

/** The consent to sending a prize: the words beside the form, as a text with a version (0122). */
export const DELIVERY_CONSENT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.deliveryConsent,
  effective: '2026-11-29',
  'zh-CN': {
    lead: '填写领奖地址时，您勾选同意的就是下面这句话。同意的版本和时间会记录下来。',
    sections: [section('您勾选的', list(DELIVERY_CONSENT_MESSAGES['zh-CN'].consent))],
  },
  en: {
    lead: 'What you tick when you say where a prize is to be sent. The version and the time are recorded.',
    sections: [section('What you tick', list(DELIVERY_CONSENT_MESSAGES.en.consent))],
  },
};
