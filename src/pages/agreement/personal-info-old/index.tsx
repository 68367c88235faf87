import { DocumentPage } from '@/features/agreement/components/document-page';
import { RelatedLink } from '@/features/agreement/components/related-link';
import { EARLIER_CHILDREN_RULES, EARLIER_POLICIES } from '@/features/agreement/documents/earlier';
import { PERSONAL_INFO_OLD } from '@/features/agreement/documents/personal-info';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';

const EARLIER = [
  ...EARLIER_POLICIES.map((document) => ({ route: 'privacyPolicy' as const, document })),
  ...EARLIER_CHILDREN_RULES.map((document) => ({ route: 'childrenPrivacy' as const, document })),
];

/** Earlier texts (specification §2, agreement area): what people agreed to stays readable. */
export default function PersonalInfoOld() {
  const { version: asked } = useRouteQuery();
  // No two documents have had an earlier version of the same number.
  const shown = EARLIER.find(({ document }) => document.version === asked);
  if (shown) return <DocumentPage route="personalInfoOld" document={shown.document} />;
  return (
    <DocumentPage
      route="personalInfoOld"
      document={PERSONAL_INFO_OLD}
      related={['personalInfoNav', 'privacyPolicy']}
    >
      {EARLIER.map(({ route, document: { version } }) => (
        <RelatedLink
          key={version}
          route={route}
          version={version}
          onPress={() => void navigate.to('personalInfoOld', { version })}
        />
      ))}
    </DocumentPage>
  );
}
