import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { list, section, text } from '@/shared/agreement/document';
import type { AgreementDocument, DocumentText } from '@/shared/agreement/document';
import { HEALTH_CONSENT_MESSAGES } from './consent-messages';

const FRAME = {
  'zh-CN': {
    lead: '填写家庭成员的健康情况时，您读到并勾选同意的就是下面这些话。同意的版本和时间会记录下来。',
    ticked: '您勾选的',
    child: '未满 14 周岁时，改为勾选',
    name: '（成员姓名）',
  },
  en: {
    lead: 'What you read and tick when you answer questions about the health of a family member. The version and the time are recorded.',
    ticked: 'What you tick',
    child: 'Under 14, this instead',
    name: '(name)',
  },
} as const;

function textIn(language: 'zh-CN' | 'en'): DocumentText {
  const said = HEALTH_CONSENT_MESSAGES[language];
  const { lead, ticked, child, name } = FRAME[language];
  const named = (words: string): string => words.split('{name}').join(name);
  return {
    lead,
    sections: [
      section(said.consentTitle, text(named(said.consentText))),
      section(ticked, list(said.consentOwn)),
      section(child, list(named(said.consentGuardian))),
    ],
  };
}

/** The consent to health answers: the words beside the form, as a text with a version (0122). */
export const HEALTH_CONSENT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.healthConsent,
  effective: '2026-11-29',
  'zh-CN': textIn('zh-CN'),
  en: textIn('en'),
};
