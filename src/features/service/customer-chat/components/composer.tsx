import { View } from '@tarojs/components';
import { useState } from 'react';
import { MOST_TEXT } from '@contract/service/chat-rules';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { TextareaControl } from '@/ui/field/textarea-control';
import { Icon } from '@/ui/icon/icon';
import { Refusal } from '@/ui/notice/refusal';
import { notifyTyping } from '../chat-session';
import { SERVICE_MESSAGES } from '../messages';
import { typeText } from '../outbox';
import { send } from '../send-waiting';
import { useAttach } from '../use-attach';
import { AttachSheets } from './attach-sheets';
import styles from './service.module.scss';

/** Writes and sends a message. Its text is on the device until it is sent. */
export function Composer({ text }: { readonly text: string }) {
  const t = useText(SERVICE_MESSAGES);
  const attach = useAttach();
  const [isSending, setSending] = useState(false);
  const isBlank = text.trim() === '';
  const submit = async (): Promise<void> => {
    if (isBlank || isSending) return;
    setSending(true);
    await send({ kind: 'text', text: text.trim() });
    setSending(false);
  };
  return (
    <View {...semantics({ role: 'form', label: t('write') })}>
      <Refusal reason={attach.refusal} />
      <View className={styles.uploading} {...semantics({ role: 'status' })}>
        {attach.isUploading ? t('uploading') : ''}
      </View>
      <View className={styles.composer}>
        <View
          className={styles.attach}
          {...pressable({
            label: t('attach'),
            disabled: attach.isUploading,
            hasPopup: 'dialog',
            onPress: attach.open,
          })}
        >
          <Icon name="plus" size="lg" />
        </View>
        <View className={styles.writing}>
          <TextareaControl
            className={styles.input ?? ''}
            label={t('write')}
            placeholder={t('write')}
            value={text}
            maxLength={MOST_TEXT}
            onChange={(next) => {
              typeText(next);
              notifyTyping();
            }}
          />
        </View>
        <Button disabled={isBlank} loading={isSending} onPress={() => void submit()}>
          {t('send')}
        </Button>
      </View>
      <AttachSheets attach={attach} />
    </View>
  );
}
