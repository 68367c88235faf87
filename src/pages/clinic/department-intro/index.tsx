import { View } from '@tarojs/components';
import { Directions } from '@/features/clinics/clinic/components/directions';
import { DEPARTMENT_MESSAGES } from '@/features/clinics/clinic/messages';
import { MISSING_CLINIC_MESSAGES } from '@/features/clinics/clinic/missing-messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';

/** About a clinic (query `depaCode`): introduction, licence, directions. */
export default function ClinicIntro() {
  const t = useText(DEPARTMENT_MESSAGES);
  const missing = useText(MISSING_CLINIC_MESSAGES);
  const title = usePageTitle('departmentIntro');
  const { depaCode = '' } = useRouteQuery();
  const clinic = useServer(depaCode ? 'GET /base/department/detail.do' : null, { depaCode });
  const { data, error } = clinic;
  const toNearby = {
    text: missing('toNearby'),
    onPress: () => void navigate.tab('departmentList'),
  };
  const problem = depaCode
    ? error && {
        title: missing('detailFailed'),
        reason: error.msg,
        onRetry: () => void clinic.refresh(),
        second: toNearby,
      }
    : { title: missing('noClinic'), reason: missing('noClinicHint'), action: toNearby };
  return (
    <Page
      title={title}
      tone="document"
      loading={data ? false : 'text'}
      error={data ? undefined : problem}
    >
      {data ? (
        <View>
          <View className={styles.name} {...semantics({ role: 'heading', level: 1 })}>
            {data.name}
          </View>
          <View className={styles.text}>{data.introduction || t('introMissing')}</View>
          <Section title={t('traffic')}>
            <View className={styles.text}>{data.address}</View>
            <View className={styles.text}>{data.traffic}</View>
            <Directions department={data} />
          </Section>
          {data.licence ? (
            <Section title={t('licence')}>
              <View className={styles.text}>{data.licence}</View>
            </Section>
          ) : null}
        </View>
      ) : null}
    </Page>
  );
}
