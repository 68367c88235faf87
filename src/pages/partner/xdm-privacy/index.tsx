import { PARTNER_MESSAGES } from '@/shared/partner/messages';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';

/** What the partner app learns about its users here, and what this product stores (specification §2). */
export default function XdmPrivacy() {
  const t = useText(PARTNER_MESSAGES);
  const title = usePageTitle('xdmPrivacy');
  const product = productName();
  const footer = (
    <Button block onPress={() => void navigate.back()}>
      {t('privacyBack')}
    </Button>
  );
  return (
    <Page title={title} footer={footer}>
      <Section title={t('privacyLead', { product })}>
        <CellGroup>
          <Cell
            icon="shield-check"
            title={t('privacyShared')}
            note={t('privacySharedText', { product })}
          />
          <Cell icon="eye" title={t('privacyRetained')} note={t('privacyRetainedText')} />
          <Cell
            icon="file-text"
            title={t('privacyPolicy')}
            onPress={() => void navigate.to('privacyPolicy')}
          />
        </CellGroup>
      </Section>
    </Page>
  );
}
