import { useEffect, useState } from 'react';
import { updateNickName } from '@/features/account/api';
import { isNickName, NICKNAME_LENGTH } from '@/features/account/form-rules';
import { ACCOUNT_MESSAGES } from '@/features/account/messages';
import { updateUserInfo } from '@/features/account/session-store';
import { wasUnverified } from '@/features/account/verify-serial';
import { isApiError } from '@/http/api-error';
import { refreshServerData } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Popup } from '@/ui/popup/popup';
import { showToast } from '@/ui/toast/toast';

export interface NickNamePopupProps {
  readonly open: boolean;
  readonly present: string;
  readonly onClose: () => void;
}

/** Changes the nickname. */
export function NickNamePopup({ open, present, onClose }: NickNamePopupProps) {
  const t = useText(ACCOUNT_MESSAGES);
  const [name, setName] = useState(present);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (open) setName(present);
    setFault('');
  }, [open, present]);

  const save = async (): Promise<void> => {
    if (!isNickName(name)) {
      setFault(t('nickNameFault', { count: NICKNAME_LENGTH }));
      return;
    }
    setBusy(true);
    try {
      await updateNickName(name.trim());
      updateUserInfo({ nickName: name.trim() });
      await refreshServerData('GET /passport/user/findLoginUserByKey.do');
      showToast(t('nickNameSaved'), 'success');
      onClose();
    } catch (reason) {
      if (wasUnverified(reason)) return onClose();
      setFault(isApiError(reason) ? reason.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={t('nickNameEdit')}
      footer={
        <Button block loading={busy} onPress={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <Field
        label={t('nickName')}
        value={name}
        onChange={setName}
        maxLength={NICKNAME_LENGTH}
        hint={t('nickNameHint', { count: NICKNAME_LENGTH })}
        error={fault || undefined}
        autoComplete="nickname"
        onConfirm={() => void save()}
      />
    </Popup>
  );
}
