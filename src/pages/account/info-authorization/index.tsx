import { View } from '@tarojs/components';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { SharingCard } from '@/features/people/personal/components/sharing-card';
import { SHARING_MESSAGES } from '@/features/people/personal/sharing-messages';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Card } from '@/ui/card/card';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

const ENCRYPTED = { crypto: 'response' } as const;

/** Who received what of the account, since when, and how it ends (specification §2). */
export default function InfoAuthorization() {
  const t = useText(SHARING_MESSAGES);
  const title = usePageTitle('infoAuthorization');
  const isLogin = useLoginGate('infoAuthorization', {});
  const answer = useServer(isLogin ? 'GET /personal/sharing/list.do' : null, {}, ENCRYPTED);
  const { data } = answer;
  if (!data) return <Page title={title} {...loadState(answer, t('loadFailed'))} />;
  return (
    <Page title={title}>
      <View className={styles.lead}>{t('lead')}</View>
      {data.list.map((each) => (
        <SharingCard key={`${each.receiver} ${each.id}`} {...each} />
      ))}
      <Card tone="soft">
        <View className={styles.name}>{t('mapTitle')}</View>
        <View className={styles.text}>{t('mapText')}</View>
      </Card>
      <View className={styles.text}>{t('elsewhere')}</View>
    </Page>
  );
}
