import { View } from '@tarojs/components';
import { CodeField, USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { MobileField } from '@/features/people/account/components/mobile-field';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { LOGIN_TYPE } from '@/features/people/account/forms/use-login-form';
import type { LoginForm } from '@/features/people/account/forms/use-login-form';
import { useText } from '@/i18n/messages';
import { Field } from '@/ui/field/field';
import { Optional } from '@/ui/optional/optional';
import { Tabs } from '@/ui/tabs/tabs';
import styles from './index.module.scss';
import { LOGIN_MESSAGES } from './messages';

export interface LoginFieldsProps {
  readonly form: LoginForm;
  readonly onCode: (text: string) => void;
  readonly onSubmit: () => void;
}

/** The chosen login method and its fields. */
export function LoginFields({ form, onCode, onSubmit }: LoginFieldsProps) {
  const t = useText(ACCOUNT_MESSAGES);
  const own = useText(LOGIN_MESSAGES);
  return (
    <View>
      <View className={styles.tabs}>
        <Tabs
          label={t('methods')}
          active={form.byCode ? LOGIN_TYPE.CODE : LOGIN_TYPE.PASSWORD}
          onSelect={form.choose}
          items={[
            { key: LOGIN_TYPE.CODE, label: t('byCode') },
            { key: LOGIN_TYPE.PASSWORD, label: t('byPassword') },
          ]}
        />
      </View>
      <MobileField
        value={form.mobile}
        onChange={form.setMobile}
        hint={form.byCode ? t('mobileHint') : undefined}
        isWrong={form.violation === 'mobile'}
      />
      <Optional>
        {form.byCode ? (
          <CodeField
            purpose="login"
            mobile={form.mobile}
            value={form.code}
            onChange={onCode}
            checkMobile={form.checkMobile}
            note={own('codeThenLogin')}
            error={
              form.violation === 'code'
                ? t('codeViolation', { count: USUAL_CODE_LENGTH })
                : undefined
            }
            onConfirm={onSubmit}
          />
        ) : (
          <Field
            label={t('password')}
            kind="password"
            value={form.password}
            onChange={form.setPassword}
            autoComplete="current-password"
            error={form.violation === 'password' ? t('passwordMissing') : undefined}
            onConfirm={onSubmit}
          />
        )}
      </Optional>
    </View>
  );
}
