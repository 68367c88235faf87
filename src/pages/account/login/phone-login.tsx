import { View } from '@tarojs/components';
import type { AgreedTextsInput } from '@contract/agreement/endpoints';
import { loginByPhone } from '@/shared/session/api';
import { ConsentText } from '@/features/people/account/components/consent-text';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';
import { ownerTicketOf } from '@/features/people/account/owner-check/owner-ticket';
import { signIn } from '@/shared/session/session-store';
import { isApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { platformLogin } from '@/platform/login';
import { runtime } from '@/platform/runtime';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { LOGIN_MESSAGES } from './messages';
import styles from './index.module.scss';

export interface PhoneLoginProps {
  /** The box below is ticked: the button need not say what it consents to. */
  readonly agreed: boolean;
  readonly agreement: () => Promise<AgreedTextsInput>;
  readonly uFrom: string;
  /** Shows in the page why login failed. */
  readonly onRefusal: (reason: string) => void;
  /** The account may be somebody else's: asks about it. */
  readonly onQuestion: (ticket: string) => void;
}

const PLATFORM: Readonly<Record<string, 'weapp' | 'alipay'>> = {
  weapp: 'weapp',
  'alipay-mini': 'alipay',
};

/**
 * One-tap login with the phone's number, on mini-programs whose codes the provider can exchange. The press consents, as the
 * button says: the platform then asks about the number, and its question opens only by a press on its own button.
 */
export function PhoneLogin({ agreed, agreement, uFrom, onRefusal, onQuestion }: PhoneLoginProps) {
  const t = useText(LOGIN_PATH_MESSAGES);
  const own = useText(LOGIN_MESSAGES);
  const client = useServer('GET /passport/v1/h5/login/initClient.do');
  const platform = PLATFORM[runtime().kind];
  const button = platformLogin.phoneButton;
  if (!button || !platform || !client.data?.oneTap.includes(platform)) return <View />;

  const take = async (detail: unknown): Promise<void> => {
    const grant = await platformLogin.readPhone(detail);
    if (grant.status !== 'ok') {
      onRefusal(t(grant.status === 'refused' ? 'oneTapRefused' : 'oneTapFailed'));
      return;
    }
    const loginCode = (await platformLogin.loginCode()) ?? undefined;
    const { status: _status, ...given } = grant;
    try {
      const input = { platform, loginCode, uFrom, agreed: await agreement(), ...given };
      signIn(await loginByPhone(input));
    } catch (reason) {
      const ticket = ownerTicketOf(reason);
      if (ticket !== null) onQuestion(ticket);
      else onRefusal(isApiError(reason) ? reason.msg : t('oneTapFailed'));
    }
  };
  const native =
    button.openType === 'getPhoneNumber'
      ? {
          openType: button.openType,
          onGetPhoneNumber: ({ detail }: { detail: unknown }) => void take(detail),
        }
      : {
          openType: button.openType,
          scope: button.scope,
          onGetAuthorize: () => void take({}),
          onError: () => void take({ errorMessage: 'refused' }),
        };
  return (
    <View className={styles.oneTap}>
      <Button block icon="phone" {...native}>
        {agreed ? t('oneTap') : own('oneTapAgree')}
      </Button>
      <Optional>
        {agreed ? null : (
          <View className={styles.oneTapConsent}>
            <ConsentText lead={own('oneTapConsent')} />
          </View>
        )}
      </Optional>
    </View>
  );
}
