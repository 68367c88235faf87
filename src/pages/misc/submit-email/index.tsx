import { isUnderWay } from '@contract/export/export-rules';
import type { ExportDetail } from '@contract/export/endpoints';
import { useEffect } from 'react';
import { CodeField, USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { LATEST_EXPORT } from '@/features/people/export/api';
import { EXPORT_MESSAGES } from '@/features/people/export/messages';
import { useExportForm } from '@/features/people/export/use-export-form';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';

const EMAIL_ERRORS = {
  empty: 'emailEmpty',
  noAt: 'emailNoAt',
  manyAts: 'emailManyAts',
  blank: 'emailBlank',
  sign: 'emailSign',
  domain: 'emailDomain',
  format: 'emailFormat',
} as const;

/** Request of an export (specification §2): confirms the number, asks for the address. */
export default function SubmitEmail() {
  const t = useText(EXPORT_MESSAGES);
  const title = usePageTitle('submitEmail');
  const isLogin = useLoginGate('submitEmail', {});
  const state = useServer(isLogin ? LATEST_EXPORT : null);
  const running = state.data?.latest && isUnderWay(state.data.latest.state);
  const runningId = running ? state.data?.latest?.exportId : undefined;
  useEffect(() => {
    if (runningId) void navigate.replace('sendEmail', { exportId: runningId });
  }, [runningId]);
  if (!state.data || runningId)
    return <Page title={title} {...loadState(state, t('loadFailed'))} />;
  const { available, mobile, nextAt, latest } = state.data;
  if (nextAt !== null) return <TooSoon title={title} nextAt={nextAt} latest={latest} />;
  if (!available)
    return (
      <Page title={title}>
        <Result
          kind="notice"
          title={t('unavailableTitle')}
          text={t('unavailable')}
          action={{ text: t('help'), onPress: () => void navigate.to('service') }}
        />
      </Page>
    );
  return <ExportForm title={title} mobile={mobile} />;
}

interface TooSoonProps {
  readonly title: string;
  readonly nextAt: number;
  readonly latest: ExportDetail | null;
}

function TooSoon({ title, nextAt, latest }: TooSoonProps) {
  const t = useText(EXPORT_MESSAGES);
  const date = useDateText();
  const see = (): void =>
    void navigate.to('exportSuccess', latest ? { exportId: latest.exportId } : {});
  return (
    <Page title={title}>
      <Result
        kind="notice"
        title={t('tooSoonTitle')}
        text={t('tooSoon', { time: date.dateTime(nextAt) })}
        action={latest ? { text: t('seeLast'), onPress: see } : undefined}
      />
    </Page>
  );
}

function ExportForm({ title, mobile }: { readonly title: string; readonly mobile: string }) {
  const t = useText(EXPORT_MESSAGES);
  const account = useText(ACCOUNT_MESSAGES);
  const form = useExportForm(mobile);
  const submit = (): void => void form.submit();
  const wrong = form.emailViolation;
  const emailError = wrong ? t(EMAIL_ERRORS[wrong.kind], { sign: wrong.sign }) : undefined;
  return (
    <Page
      title={title}
      footer={
        <Button block loading={form.busy} onPress={submit}>
          {t('submit')}
        </Button>
      }
    >
      <NoticeBar>{t('lead')}</NoticeBar>
      <CellGroup note={t('safe')}>
        <Cell title={t('mobile')} note={t('mobileNote')} value={mobile} />
      </CellGroup>
      <Field
        label={t('email')}
        kind="email"
        value={form.email}
        onChange={form.setEmail}
        placeholder={t('emailPlaceholder')}
        autoComplete="email"
        maxLength={254}
        error={emailError}
        onBlur={form.leaveEmail}
        required
      />
      <CodeField
        purpose="export"
        mobile=""
        value={form.code}
        onChange={form.setCode}
        checkMobile={() => true}
        error={
          form.isCodeMissing ? account('codeViolation', { count: USUAL_CODE_LENGTH }) : undefined
        }
        onConfirm={submit}
      />
      <Refusal reason={form.refusal} />
      <OutboxHint />
    </Page>
  );
}
