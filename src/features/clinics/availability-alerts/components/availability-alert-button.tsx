import { View } from '@tarojs/components';
import { useState } from 'react';
import { goToLogin } from '@/shared/session/go-to-login';
import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import type { Region } from '@/shared/location/region-rules';
import { isApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { showToast } from '@/ui/toast/toast';
import { createAvailabilityAlert, stopTelling } from '../api';
import { AVAILABILITY_ALERT_MESSAGES } from '../messages';

export interface AvailabilityAlertButtonProps {
  readonly productId: string;
  readonly region: Region;
}

/** For a vaccine that cannot be booked here: requests an alert, or cancels it. */
export function AvailabilityAlertButton({ productId, region }: AvailabilityAlertButtonProps) {
  const t = useText(AVAILABILITY_ALERT_MESSAGES);
  const isLogin = useIsUser();
  const wants = useServer(isLogin ? 'GET /vaccine/userWantVaccine/list.do' : null, {}, BY_THE_WAY);
  const [busy, setBusy] = useState(false);
  const [violation, setViolation] = useState('');
  const { regionCode, name } = region;
  const alert = wants.data?.list.find(
    (want) => want.productId === productId && want.regionCode === regionCode,
  );
  const press = async (): Promise<void> => {
    if (!isLogin) return goToLogin();
    setBusy(true);
    setViolation('');
    try {
      await (alert ? stopTelling(alert.id) : createAvailabilityAlert(productId, regionCode));
      showToast(alert ? t('cancelled') : t('asked', { region: name }), 'success');
    } catch (error) {
      setViolation(isApiError(error) ? error.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <View>
      <Refusal reason={violation} />
      <Button
        block
        kind={alert ? 'secondary' : 'primary'}
        icon={alert ? 'bell-ring' : 'bell'}
        loading={busy}
        onPress={() => void press()}
      >
        {t(alert ? 'notifying' : 'notifyMe')}
      </Button>
    </View>
  );
}
