import { enterFrom, logInAndGoOn } from '@/shared/partner/entry';
import { PARTNER_MESSAGES } from '@/shared/partner/messages';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { StateBlock } from '@/ui/state/state-block';

/** Registration for users of the xdm app: the first login by code (specification §2). */
export default function XdmRegister() {
  const t = useText(PARTNER_MESSAGES);
  const title = usePageTitle('xdmRegister');
  const query = useRouteQuery();
  const register = (): void => {
    enterFrom('xdm', query);
    void logInAndGoOn(query);
  };
  return (
    <Page title={title}>
      <StateBlock
        size="page"
        icon="user-plus"
        tone="brand"
        title={t('registerTitle', { product: productName() })}
        text={t('registerText')}
        action={{ text: t('register'), onPress: register }}
        second={{ text: t('registerPrivacy'), onPress: () => void navigate.to('xdmPrivacy') }}
      />
    </Page>
  );
}
