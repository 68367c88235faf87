import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { list, section, text } from '@/shared/agreement/document';
import type { AgreementDocument, DocumentText } from '@/shared/agreement/document';
import { FOLLOW_UP_CONSENT_MESSAGES } from './consent-messages';

const FRAME = {
  'zh-CN': {
    lead: '开启接种后随访时，您读到并同意的就是下面这些话。同意的版本和时间会记录下来。',
    pressed: '您点的按钮',
    days: '（按疫苗定）',
    clinic: '（为您接种的门诊）',
  },
  en: {
    lead: 'What you read and agree to when a follow-up begins. The version and the time are recorded.',
    pressed: 'The button that you tap',
    days: '(by the vaccine)',
    clinic: '(the clinic that vaccinated you)',
  },
} as const;

function textIn(language: 'zh-CN' | 'en'): DocumentText {
  const said = FOLLOW_UP_CONSENT_MESSAGES[language];
  const { lead, pressed, days, clinic } = FRAME[language];
  return {
    lead,
    sections: [
      section(
        said.consentTitle,
        text(said.consentText.replace('{days}', days)),
        text(said.consentUse.replace('{clinic}', clinic)),
        text(said.consentEnd),
      ),
      section(pressed, list(said.agree)),
    ],
  };
}

/** The consent to a follow-up: the words before it begins, as a text with a version (0122). */
export const FOLLOW_UP_CONSENT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.followUpConsent,
  effective: '2026-11-29',
  'zh-CN': textIn('zh-CN'),
  en: textIn('en'),
};
