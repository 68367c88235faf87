import { useSession } from '@/shared/session/session-store';
import { AgreeAgain } from '@/shared/agreement/components/agree-again';
import { DocumentPage } from '@/shared/agreement/components/document-page';
import { PRIVACY_POLICY } from '@/shared/agreement/documents/privacy-policy';
import { AGREEMENT_MESSAGES } from '@/shared/agreement/messages';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { NoticeBar } from '@/ui/notice/notice-bar';

/** Privacy policy (specification §2, agreement area); with the question to an account that has to agree to it. */
export default function PrivacyPolicy() {
  const t = useText(AGREEMENT_MESSAGES);
  const { ask } = useRouteQuery();
  const isAsked = useSession(({ agreementDue }) => agreementDue) && ask !== undefined;
  return (
    <DocumentPage
      notice={isAsked ? <NoticeBar>{t('askAgain')}</NoticeBar> : null}
      footer={isAsked ? <AgreeAgain /> : undefined}
      route="privacyPolicy"
      document={PRIVACY_POLICY}
      related={[
        'privacyAbstract',
        'childrenPrivacy',
        'memberConsent',
        'enclosure1',
        'enclosure2',
        'personalInfoNav',
        'algorithm',
        'userAgreement',
      ]}
    />
  );
}
