import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { guardianText } from '@contract/linkman/guardian-text-rules';
import { list, section, text } from '@/shared/agreement/document';
import type { AgreementDocument, DocumentText } from '@/shared/agreement/document';
import { CONSENT_USES } from './consent-uses';
import { LINKMAN_MESSAGES } from './messages';

const FRAME = {
  'zh-CN': {
    lead: '添加或修改家庭成员时，您读到、点按钮同意的就是下面这些话。同意的版本和时间会记录下来。',
    agreed: '您同意的',
    child: '未满 14 周岁时，监护人同意的',
    message: '监护人不是您时，发给监护人的短信',
    code: '（验证码）',
    askedBy: '（您打码的手机号）',
  },
  en: {
    lead: 'What you read, and agree to by the button, when you add or change a family member. The version and the time are recorded.',
    agreed: 'What you agree to',
    child: 'Under 14, what the guardian agrees to',
    message: 'The text message to a guardian who is somebody else',
    code: '(code)',
    askedBy: '(your mobile, masked)',
  },
} as const;

function textIn(language: 'zh-CN' | 'en'): DocumentText {
  const said = LINKMAN_MESSAGES[language];
  const { lead, agreed, child, message, code, askedBy } = FRAME[language];
  const uses = CONSENT_USES.map((use) => said[use].replace(/^· /, ''));
  return {
    lead,
    sections: [
      section(said.consentTitle, text(said.consentText), list(...uses)),
      section(agreed, list(said.consent)),
      section(
        child,
        list(said.guardianConsent, said.guardianNotified),
        text(said.guardianCodeNote),
      ),
      section(message, text(guardianText(code, askedBy))),
    ],
  };
}

/**
 * The consent for a family member: the words beside the form, as a text with a version. A change of them fails the test of
 * the hashes, and wants a new version here, with these among the earlier ones.
 */
export const MEMBER_CONSENT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.memberConsent,
  effective: '2026-11-30',
  'zh-CN': textIn('zh-CN'),
  en: textIn('en'),
};
