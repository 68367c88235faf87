import { View } from '@tarojs/components';
import { CodeField, USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { PASSWORD_LENGTH, PASTED_MOBILE } from '@/shared/session/form-rules';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { passwordMode } from '@/features/people/account/forms/password-mode-rules';
import type { PasswordMode } from '@/features/people/account/forms/password-mode-rules';
import { useSession } from '@/shared/session/session-store';
import { usePasswordForm } from '@/features/people/account/forms/use-password-form';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

const TITLES = { set: 'setTitle', reset: 'resetTitle', modify: 'modifyTitle' } as const;
const HINTS = { set: 'setHint', reset: 'resetHint', modify: 'modifyHint' } as const;
const NO_VIOLATIONS = {
  short: 'violationShort',
  long: 'violationLong',
} as const;

/** Password: set, reset or change it (query `mode`). */
export default function Password() {
  const query = useRouteQuery();
  const isLogin = useSession((state) => state.isLogin);
  const mode = passwordMode(query.mode, isLogin);
  return <PasswordForm key={mode} mode={mode} />;
}

function PasswordForm({ mode }: { readonly mode: PasswordMode }) {
  const t = useText(ACCOUNT_MESSAGES);
  const client = useServer('GET /passport/v1/h5/login/initClient.do');
  const codeLength = client.data?.codeLength ?? USUAL_CODE_LENGTH;
  const form = usePasswordForm(mode, codeLength);
  const { values, violations, change } = form;

  const save = async (): Promise<void> => {
    if (!(await form.submit())) return;
    showToast(t(mode === 'reset' ? 'resetDone' : 'passwordDone'), 'success');
    void navigate.back();
  };
  return (
    <Page
      title={t(TITLES[mode])}
      footer={
        <Button block loading={form.busy} onPress={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <View className={styles.hint}>
        <NoticeBar>{t(HINTS[mode])}</NoticeBar>
      </View>
      <Optional>
        {mode === 'modify' ? (
          <Field
            label={t('oldPassword')}
            kind="password"
            value={values.old}
            onChange={(old) => change({ old })}
            autoComplete="current-password"
            error={violations.old ? t('passwordMissing') : undefined}
          />
        ) : (
          <ProofByCode mode={mode} form={form} codeLength={codeLength} />
        )}
      </Optional>
      <Field
        label={t('newPassword')}
        kind="password"
        value={values.fresh}
        onChange={(fresh) => change({ fresh })}
        autoComplete="new-password"
        hint={t('passwordRule', PASSWORD_LENGTH)}
        error={violations.fresh ? t(NO_VIOLATIONS[violations.fresh], PASSWORD_LENGTH) : undefined}
      />
      <Field
        label={t('repeat')}
        kind="password"
        value={values.again}
        onChange={(again) => change({ again })}
        autoComplete="new-password"
        error={violations.again ? t('repeatViolation') : undefined}
        onConfirm={() => void save()}
      />
      <Refusal reason={form.refusal} />
      <Optional>
        {mode === 'modify' ? (
          <Button kind="text" onPress={() => void navigate.replace('password', { mode: 'set' })}>
            {t('byCodeInstead')}
          </Button>
        ) : (
          <OutboxHint />
        )}
      </Optional>
    </Page>
  );
}

/** Proof by a code that the mobile is the user's; to reset a password they name the mobile first. */
function ProofByCode({
  mode,
  form: { values, violations, change, checkMobile },
  codeLength,
}: {
  readonly mode: PasswordMode;
  readonly form: ReturnType<typeof usePasswordForm>;
  readonly codeLength: number;
}) {
  const t = useText(ACCOUNT_MESSAGES);
  const mask = useSession((state) => state.userInfo?.mobile ?? '');
  return (
    <>
      <Optional>
        {mode === 'reset' ? (
          <Field
            label={t('mobile')}
            kind="tel"
            value={values.mobile}
            onChange={(mobile) => change({ mobile })}
            placeholder={t('mobilePlaceholder')}
            maxLength={PASTED_MOBILE}
            autoComplete="tel-national"
            error={violations.mobile ? t('mobileViolation') : undefined}
          />
        ) : null}
      </Optional>
      <CodeField
        purpose={mode === 'reset' ? 'password' : 'ownPassword'}
        mobile={mode === 'reset' ? values.mobile : ''}
        value={values.code}
        onChange={(code) => change({ code })}
        checkMobile={checkMobile}
        note={mode === 'set' ? t('codeGoes', { mobile: mask }) : undefined}
        error={violations.code ? t('codeViolation', { count: codeLength }) : undefined}
      />
    </>
  );
}
