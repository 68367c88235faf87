import { View } from '@tarojs/components';
import { PARTNER_MESSAGES } from '@/shared/partner/messages';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { hasApp } from '@/platform/open-app/has-app';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Icon } from '@/ui/icon/icon';
import { ActionBar } from '@/ui/page/action-bar';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

/** Presents the app; opens it or links to the download (specification §2). */
export default function AppPublicity() {
  const t = useText(PARTNER_MESSAGES);
  const title = usePageTitle('appPublicity');
  const { redirect, query } = useRouteQuery();
  const footer = hasApp() ? (
    <ActionBar>
      <Button kind="secondary" onPress={() => void navigate.to('openApp', { redirect, query })}>
        {t('openInstalled')}
      </Button>
      <Button onPress={() => void navigate.to('downloadApp')}>{t('download')}</Button>
    </ActionBar>
  ) : null;
  return (
    <Page title={title} footer={footer}>
      <View className={styles.lead}>
        <View className={styles.mark}>
          <Icon name="sprout" size="xl" />
        </View>
        <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
          {t('publicityTitle', { product: productName() })}
        </View>
        <View className={styles.text}>{t('publicityLead')}</View>
      </View>
      <CellGroup>
        <Cell icon="bell-ring" title={t('reasonRemind')} note={t('reasonRemindText')} />
        <Cell icon="users" title={t('reasonFamily')} note={t('reasonFamilyText')} />
        <Cell icon="map-pin" title={t('reasonNear')} note={t('reasonNearText')} />
      </CellGroup>
    </Page>
  );
}
