import type { FamilyDocument } from '@contract/agreement/text-rules';
import { useSession } from '@/shared/session/session-store';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import type { RouteName } from '@/routes/table';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { AgreementDocument } from '../document';
import { AGREEMENT_MESSAGES } from '../messages';
import { AgreeAgain } from './agree-again';
import { DocumentPage } from './document-page';

export interface FamilyDocumentPageProps {
  /** The text, which has the name of its page. */
  readonly name: FamilyDocument;
  readonly document: AgreementDocument;
  readonly related: readonly RouteName[];
}

/** What is said to whoever is asked: how the consent is withdrawn differs. */
const NOTICE = {
  childrenPrivacy: 'askAgainFamily',
  memberConsent: 'askAgainFamily',
  healthConsent: 'askAgainConsent',
  followUpConsent: 'askAgainConsent',
} as const satisfies Readonly<Record<FamilyDocument, string>>;

/** A text that is agreed to for the family; with the question to an account that has to agree to it again. */
export function FamilyDocumentPage({ name, document, related }: FamilyDocumentPageProps) {
  const t = useText(AGREEMENT_MESSAGES);
  const { ask } = useRouteQuery();
  const isDue = useSession(({ familyTextsDue }) => familyTextsDue.includes(name));
  const isAsked = isDue && ask !== undefined;
  return (
    <DocumentPage
      notice={isAsked ? <NoticeBar>{t(NOTICE[name])}</NoticeBar> : null}
      footer={isAsked ? <AgreeAgain family={name} /> : undefined}
      route={name}
      document={document}
      related={related}
    />
  );
}
