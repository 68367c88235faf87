import { View } from '@tarojs/components';
import { useState } from 'react';
import { goToLogin } from '@/features/account/go-to-login';
import { useSession } from '@/features/account/session-store';
import type { Region } from '@/features/location/region-rules';
import { isApiError } from '@/http/api-error';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { showToast } from '@/ui/toast/toast';
import { askToBeTold, stopTelling } from '../api';
import { WANT_MESSAGES } from '../messages';

export interface TellMeButtonProps {
  readonly productId: string;
  readonly region: Region;
}

/** For a vaccine that cannot be booked here: asks to be told once it can, or takes that back. */
export function TellMeButton({ productId, region }: TellMeButtonProps) {
  const t = useText(WANT_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  const wants = useServer(isLogin ? 'GET /vaccine/userWantVaccine/list.do' : null, {});
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { regionCode, name } = region;
  const known = wants.data?.list.find(
    (want) => want.productId === productId && want.regionCode === regionCode,
  );
  const press = async (): Promise<void> => {
    if (!isLogin) return goToLogin();
    setBusy(true);
    setFault('');
    try {
      await (known ? stopTelling(known.id) : askToBeTold(productId, regionCode));
      showToast(known ? t('cancelled') : t('asked', { region: name }), 'success');
    } catch (error) {
      setFault(isApiError(error) ? error.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <View>
      <Refusal reason={fault} />
      <Button
        block
        kind={known ? 'secondary' : 'primary'}
        icon={known ? 'bell-ring' : 'bell'}
        loading={busy}
        onPress={() => void press()}
      >
        {t(known ? 'told' : 'tell')}
      </Button>
    </View>
  );
}
