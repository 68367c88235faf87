import { DocumentPage } from '@/shared/agreement/components/document-page';
import { RelatedLink } from '@/shared/agreement/components/related-link';
import { pageOfText } from '@/shared/agreement/consent-page';
import type { AgreementDocument } from '@/shared/agreement/document';
import {
  EARLIER_CHILDREN_RULES,
  EARLIER_CONSENTS,
  EARLIER_LISTS,
  EARLIER_MEMBER_CONSENTS,
  EARLIER_POLICIES,
  EARLIER_USER_AGREEMENTS,
} from '@/shared/agreement/documents/earlier';
import { PERSONAL_INFO_OLD } from '@/shared/agreement/documents/personal-info';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import type { RouteName } from '@/routes/table';

interface Earlier {
  /** Which text. */
  readonly of: string;
  /** Where the one in force is. */
  readonly route: RouteName;
  readonly document: AgreementDocument;
}

const earlier = (route: RouteName, documents: readonly AgreementDocument[]): Earlier[] =>
  documents.map((document) => ({ of: route, route, document }));

type OwnConsent = keyof typeof EARLIER_CONSENTS;
const CONSENTS: Readonly<Record<OwnConsent, readonly AgreementDocument[]>> = EARLIER_CONSENTS;

const EARLIER: readonly Earlier[] = [
  ...earlier('privacyPolicy', EARLIER_POLICIES),
  ...earlier('childrenPrivacy', EARLIER_CHILDREN_RULES),
  ...earlier('memberConsent', EARLIER_MEMBER_CONSENTS),
  ...(Object.keys(CONSENTS) as OwnConsent[]).flatMap((of) =>
    CONSENTS[of].map((document) => ({ of, route: pageOfText(of).route, document })),
  ),
  ...earlier('personalInfoNav', EARLIER_LISTS),
  ...earlier('userAgreement', EARLIER_USER_AGREEMENTS),
];

/** Earlier texts (specification §2, agreement area): what people agreed to stays readable. */
export default function PersonalInfoOld() {
  const { version: asked, of: which } = useRouteQuery();
  // A link from before documents were named names a version alone.
  const shown = EARLIER.find(
    ({ of, document }) => document.version === asked && (which === undefined || which === of),
  );
  if (shown) return <DocumentPage route="personalInfoOld" document={shown.document} />;
  return (
    <DocumentPage
      route="personalInfoOld"
      document={PERSONAL_INFO_OLD}
      related={['personalInfoNav', 'privacyPolicy']}
    >
      {EARLIER.map(({ of, route, document: { version } }) => (
        <RelatedLink
          key={`${of} ${version}`}
          route={route}
          version={version}
          onPress={() => void navigate.to('personalInfoOld', { version, of })}
        />
      ))}
    </DocumentPage>
  );
}
