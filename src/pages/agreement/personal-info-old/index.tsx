import { DocumentPage } from '@/features/agreement/components/document-page';
import { RelatedLink } from '@/features/agreement/components/related-link';
import {
  EARLIER_CHILDREN_RULES,
  EARLIER_LISTS,
  EARLIER_MEMBER_CONSENTS,
  EARLIER_POLICIES,
  EARLIER_USER_AGREEMENTS,
} from '@/features/agreement/documents/earlier';
import { PERSONAL_INFO_OLD } from '@/features/agreement/documents/personal-info';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';

const EARLIER = [
  ...EARLIER_POLICIES.map((document) => ({ route: 'privacyPolicy' as const, document })),
  ...EARLIER_CHILDREN_RULES.map((document) => ({ route: 'childrenPrivacy' as const, document })),
  ...EARLIER_MEMBER_CONSENTS.map((document) => ({ route: 'memberConsent' as const, document })),
  ...EARLIER_LISTS.map((document) => ({ route: 'personalInfoNav' as const, document })),
  ...EARLIER_USER_AGREEMENTS.map((document) => ({ route: 'userAgreement' as const, document })),
];

/** Earlier texts (specification §2, agreement area): what people agreed to stays readable. */
export default function PersonalInfoOld() {
  const { version: asked, of } = useRouteQuery();
  const shown = EARLIER.find(
    ({ route, document }) => document.version === asked && (of === undefined || of === route),
  );
  if (shown) return <DocumentPage route="personalInfoOld" document={shown.document} />;
  return (
    <DocumentPage
      route="personalInfoOld"
      document={PERSONAL_INFO_OLD}
      related={['personalInfoNav', 'privacyPolicy']}
    >
      {EARLIER.map(({ route, document: { version } }) => (
        <RelatedLink
          key={`${route} ${version}`}
          route={route}
          version={version}
          onPress={() => void navigate.to('personalInfoOld', { version, of: route })}
        />
      ))}
    </DocumentPage>
  );
}
