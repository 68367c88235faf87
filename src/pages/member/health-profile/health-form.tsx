import { View } from '@tarojs/components';
import { HealthQuestions } from '@/features/doses/health-profile/components/health-questions';
import { HEALTH_CONSENT_MESSAGES } from '@/features/doses/health-profile/consent-messages';
import { HEALTH_MESSAGES } from '@/features/doses/health-profile/messages';
import { useHealthForm } from '@/features/doses/health-profile/use-health-form';
import type { HealthDetail } from '@/features/doses/health-profile/use-health-form';
import { ConsentCard, ConsentCheck } from '@/features/people/family-member/components/consent-card';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { TextLink } from '@/ui/button/text-link';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

export interface HealthFormProps {
  readonly title: string;
  readonly detail: HealthDetail;
}

/** The questions, the consent to storing the answers, and the way to delete them. */
export function HealthForm({ title, detail }: HealthFormProps) {
  const t = useText(HEALTH_MESSAGES);
  const form = useHealthForm(detail);
  const [ask, question] = useConfirm();
  const { name, today } = detail;
  const save = async (): Promise<void> => {
    if (!(await form.save())) return focusFirstInvalid();
    showToast(t('saved'), 'success');
    void navigate.back();
  };
  const clear = async (): Promise<void> => {
    const isSure = await ask({
      title: t('clearSure', { name }),
      text: t('clearText'),
      confirmText: t('clear'),
      tone: 'danger',
    });
    if (isSure && (await form.clear())) showToast(t('cleared'), 'success');
  };
  return (
    <Page
      title={title}
      footer={
        <>
          <Refusal title={t('failed')} reason={form.failure} />
          <Button block loading={form.busy} onPress={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <View className={styles.who} {...semantics({ role: 'heading', level: 2 })}>
        {name}
      </View>
      <View className={styles.text}>{t('lead')}</View>
      <View className={styles.part}>
        <NoticeBar tone="warning">{t('urgent')}</NoticeBar>
      </View>
      <HealthQuestions
        person={detail}
        today={today}
        health={form.health}
        onChange={form.change}
        tried={form.tried}
      />
      <Consent detail={detail} form={form} />
      <View className={styles.text}>{t('booked')}</View>
      <Optional>
        {detail.profile ? (
          <Button block kind="text" icon="trash-2" onPress={() => void clear()}>
            {t('clear')}
          </Button>
        ) : null}
      </Optional>
      {question}
    </Page>
  );
}

interface ConsentProps {
  readonly detail: HealthDetail;
  readonly form: ReturnType<typeof useHealthForm>;
}

/** Separate consent to health data, by a guardian for a child. */
function Consent({ detail, form }: ConsentProps) {
  const t = useText(HEALTH_MESSAGES);
  const c = useText(HEALTH_CONSENT_MESSAGES);
  const { name, byGuardian } = detail;
  const lacksConsent = form.tried && !form.consent;
  return (
    <ConsentCard title={c('consentTitle')} text={c('consentText', { name })}>
      <ConsentCheck
        checked={form.consent}
        onChange={form.agree}
        label={byGuardian ? c('consentGuardian', { name }) : c('consentOwn')}
        fault={lacksConsent ? t('consentMissing') : ''}
      />
      <TextLink onPress={() => void navigate.to('healthConsent')}>{t('consentPage')}</TextLink>
      <TextLink onPress={() => void navigate.to(byGuardian ? 'childrenPrivacy' : 'privacyPolicy')}>
        {t(byGuardian ? 'childrenMore' : 'consentMore')}
      </TextLink>
    </ConsentCard>
  );
}
