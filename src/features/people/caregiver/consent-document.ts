import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { list, section, text } from '@/shared/agreement/document';
import type { AgreementDocument, DocumentText } from '@/shared/agreement/document';
import { CAREGIVER_CONSENT_MESSAGES } from './consent-messages';

const FRAME = {
  'zh-CN': {
    lead: '与家人共享家庭成员时，双方读到并同意的就是下面这些话。同意的版本和时间会记录下来。',
    ticked: '双方勾选的',
    name: '家人',
  },
  en: {
    lead: 'What both sides read and agree to when a family member is shared. The version and the time are recorded.',
    ticked: 'What each side ticks',
    name: 'the person',
  },
} as const;

function textIn(language: 'zh-CN' | 'en'): DocumentText {
  const said = CAREGIVER_CONSENT_MESSAGES[language];
  const { lead, ticked, name } = FRAME[language];
  const named = (words: string): string => words.replace('{name}', name);
  return {
    lead,
    sections: [
      section(said.consentTitle, text(named(said.consentText))),
      section(ticked, list(named(said.consentOwner), said.consentCaregiver)),
    ],
  };
}

/** The consent to sharing a family member, as a text with a version (0122). */
export const CAREGIVER_CONSENT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.caregiverConsent,
  effective: '2026-11-30',
  'zh-CN': textIn('zh-CN'),
  en: textIn('en'),
};
