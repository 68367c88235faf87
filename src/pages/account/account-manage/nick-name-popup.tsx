import { useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { updateNickName } from '@/shared/session/api';
import { hasHiddenOutsidePictures } from '@contract/text/hidden-rules';
import { isNickName, NICKNAME_LENGTH } from '@/shared/session/form-rules';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { onSignOut, updateUserInfo } from '@/shared/session/session-store';
import { wasUnverified } from '@/shared/session/verify-serial';
import { isApiError } from '@/http/failure/api-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Popup } from '@/ui/popup/popup';
import { showToast } from '@/ui/toast/toast';

/** Nickname typed before the SMS check interrupted; the page may be rebuilt meanwhile. */
const useUnsaved = create<{ readonly name: string | null }>(() => ({ name: null }));
const keepUnsaved = (name: string | null): void => useUnsaved.setState({ name });
onSignOut(() => keepUnsaved(null));

export interface NickNamePopupProps {
  readonly open: boolean;
  readonly present: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Changes the nickname. The typed name is restored after a redirect to the SMS check. */
export function NickNamePopup({ open, present, onOpen, onClose }: NickNamePopupProps) {
  const t = useText(ACCOUNT_MESSAGES);
  const [name, setName] = useState(present);
  const unsaved = useUnsaved((state) => state.name);
  const [violation, setViolation] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (open) setName(unsaved ?? present);
    setViolation('');
    // `unsaved` is read on opening only: saving it on closing must not reset the field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, present]);
  const resume = (): void => {
    if (unsaved !== null) onOpen();
  };
  useDidShow(resume);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for a rebuilt page
  useEffect(resume, []);
  const close = (retained: string | null = null): void => {
    keepUnsaved(retained);
    onClose();
  };

  const save = async (): Promise<void> => {
    if (!isNickName(name)) {
      setViolation(t('nickNameViolation', { count: NICKNAME_LENGTH }));
      return;
    }
    if (hasHiddenOutsidePictures(name.trim())) {
      setViolation(t('nickNameHidden'));
      return;
    }
    setBusy(true);
    try {
      await updateNickName(name.trim());
      updateUserInfo({ nickName: name.trim() });
      await refreshServerData('GET /passport/user/findLoginUserByKey.do');
      showToast(t('nickNameSaved'), 'success');
      close();
    } catch (reason) {
      if (wasUnverified(reason)) return close(name);
      setViolation(isApiError(reason) ? reason.msg : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popup
      open={open}
      onClose={() => close()}
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
        error={violation || undefined}
        autoComplete="nickname"
        onConfirm={() => void save()}
      />
    </Popup>
  );
}
