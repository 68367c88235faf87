import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { STATISTICS_MESSAGES } from '@/shared/agreement/statistics-messages';
import { list, rows, section } from '../document';
import type { AgreementDocument } from '../document';
import { heldRows } from './held-rows';

const NAMES = ['statistics', 'videos'] as const;

/** The consent to usage statistics: the words beside the login, and what the list of consents shows of it (0122). */
export const STATISTICS_CONSENT: AgreementDocument = {
  version: DOCUMENT_VERSIONS.statisticsConsent,
  effective: '2026-11-29',
  'zh-CN': {
    lead: '登录时，或在“我的同意”里，您可以允许使用统计。同意的版本和时间会记录下来。',
    sections: [
      section('登录时您勾选的', list(STATISTICS_MESSAGES['zh-CN'].statisticsConsent)),
      section('统计什么', rows(...heldRows(NAMES, 0))),
    ],
  },
  en: {
    lead: 'You can allow usage statistics when you log in, or in “My consents”. The version and the time are recorded.',
    sections: [
      section('What you tick when you log in', list(STATISTICS_MESSAGES.en.statisticsConsent)),
      section('What is counted', rows(...heldRows(NAMES, 1))),
    ],
  },
};
