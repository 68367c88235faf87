import { DocumentPage } from '@/features/agreement/components/document-page';
import { RelatedLink } from '@/features/agreement/components/related-link';
import { EARLIER_POLICIES } from '@/features/agreement/documents/earlier';
import { PERSONAL_INFO_OLD } from '@/features/agreement/documents/personal-info';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';

/** Earlier texts (specification §2, agreement area): what people agreed to stays readable. */
export default function PersonalInfoOld() {
  const { version: asked } = useRouteQuery();
  const shown = EARLIER_POLICIES.find(({ version }) => version === asked);
  if (shown) return <DocumentPage route="personalInfoOld" document={shown} />;
  return (
    <DocumentPage
      route="personalInfoOld"
      document={PERSONAL_INFO_OLD}
      related={['personalInfoNav', 'privacyPolicy']}
    >
      {EARLIER_POLICIES.map(({ version }) => (
        <RelatedLink
          key={version}
          route="privacyPolicy"
          version={version}
          onPress={() => void navigate.to('personalInfoOld', { version })}
        />
      ))}
    </DocumentPage>
  );
}
