import { View } from '@tarojs/components';
import { OPERATOR } from '@/shared/agreement/operator';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { FaqList } from '@/ui/faq/faq-list';
import { FailedPart } from '@/ui/notice/failed-part';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Skeleton } from '@/ui/state/skeleton';
import { HELP_MESSAGES } from './messages';
import styles from './index.module.scss';

/** Medical emergency number in China. */
const EMERGENCY = '120';

const openChat = (): void => void navigate.to('service');

/** Whom to call or write to, and answers to frequent questions. The numbers are here without a network, too. */
export default function Help() {
  const t = useText(HELP_MESSAGES);
  const title = usePageTitle('help');
  const { data, error, refresh } = useServer('GET /service/help.do', {});
  const clinic = data?.clinic ?? null;
  return (
    <Page title={title}>
      <View className={styles.urgent}>
        <View className={styles.urgentTitle} {...semantics({ role: 'heading', level: 2 })}>
          {t('urgent')}
        </View>
        <View className={styles.urgentText}>{t('urgentText')}</View>
        <Button kind="danger" icon="phone" onPress={() => void callPhone(EMERGENCY)}>
          {t('call120')}
        </Button>
      </View>
      <Section title={t('contact')}>
        <CellGroup>
          {clinic && clinic.phone !== '' ? (
            <Cell
              icon="hospital"
              title={t('clinic', { name: clinic.name })}
              note={clinic.phone}
              onPress={() => void callPhone(clinic.phone)}
            />
          ) : (
            <Cell
              icon="hospital"
              title={t('findClinic')}
              note={t('findClinicNote')}
              onPress={() => void navigate.to('departmentList')}
            />
          )}
          <Cell
            icon="headset"
            title={t('chat')}
            note={data ? t(data.staffed ? 'chatOpen' : 'chatClosed', data) : undefined}
            onPress={openChat}
          />
          <Cell
            icon="phone"
            title={t('phone')}
            note={OPERATOR.phone}
            onPress={() => void callPhone(OPERATOR.phone)}
          />
          <Cell
            icon="message-square"
            title={t('feedback')}
            onPress={() => void navigate.to('feedback')}
          />
        </CellGroup>
      </Section>
      <Section title={t('questions')}>
        {data ? (
          <Card>
            <FaqList faq={data.questions} labelOf={(text) => t('questionSpoken', { text })} />
          </Card>
        ) : error ? (
          <FailedPart title={t('failed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : (
          <Skeleton shape="list" count={3} />
        )}
      </Section>
      <Button block kind="secondary" icon="headset" onPress={openChat}>
        {t('more')}
      </Button>
    </Page>
  );
}
