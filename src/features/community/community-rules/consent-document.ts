import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { list, section } from '@/shared/agreement/document';
import type { AgreementDocument, DocumentText } from '@/shared/agreement/document';
import { COMMUNITY_RULES, COMMUNITY_RULES_MESSAGES } from './messages';

function textIn(language: 'zh-CN' | 'en', lead: string): DocumentText {
  const said = COMMUNITY_RULES_MESSAGES[language];
  return {
    lead,
    sections: [section(said.title, list(...COMMUNITY_RULES.map((rule) => said[rule])))],
  };
}

/** The community's rules, as a text with a version (0122). */
export const COMMUNITY_RULES_TEXT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.communityRules,
  effective: '2026-11-29',
  'zh-CN': textIn(
    'zh-CN',
    '第一次发言前，您读到并同意的就是下面这些话。同意的版本和时间会记录下来。',
  ),
  en: textIn(
    'en',
    'What you read and agree to before you write for the first time. The version and the time are recorded.',
  ),
};
