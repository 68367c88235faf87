import { View } from '@tarojs/components';
import { useState } from 'react';
import { useSession } from '@/shared/session/session-store';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { upload as chooser } from '@/platform/upload';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import type { DraftVideo } from '../draft-rules';
import { VIDEO_FIELD_MESSAGES } from '../video-messages';
import { addVideo, removeVideo, useVideoUpload } from '../video-upload';
import styles from './picture-strip.module.scss';

const SECOND = 1_000;

export interface VideoFieldProps {
  readonly form: string;
  readonly video: DraftVideo | null;
  readonly disabled: boolean;
}

/** The video of a post, where the operator lets posts carry one; otherwise nothing. */
export function VideoField(props: VideoFieldProps) {
  const isLogin = useSession((state) => state.isLogin);
  const { data } = useServer(isLogin ? 'GET /ugc-api/user/init.do' : null);
  return <Optional>{data?.postVideo ? <OneVideo {...props} /> : null}</Optional>;
}

function OneVideo({ form, video, disabled }: VideoFieldProps) {
  const t = useText(VIDEO_FIELD_MESSAGES);
  const sending = useVideoUpload((all) => all[form]);
  const [violation, setViolation] = useState('');
  const add = async (): Promise<void> => {
    setViolation('');
    const file = await chooser.pickVideo();
    if (file) await addVideo(form, file, setViolation);
  };
  const remove = (): void => {
    setViolation('');
    removeVideo(form);
  };
  const state = sending
    ? sending.percent === null
      ? t('sending')
      : t('sendingPercent', { percent: sending.percent })
    : video
      ? t('added', { seconds: Math.round(video.duration / SECOND) })
      : '';
  return (
    <View {...semantics({ role: 'group', label: t('video') })}>
      <View className={styles.label}>{t('video')}</View>
      <View {...semantics({ role: 'status' })}>{state}</View>
      {state ? (
        <Button kind="secondary" size="sm" icon="x" disabled={disabled} onPress={remove}>
          {t(sending ? 'cancel' : 'remove')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          size="sm"
          icon="play"
          disabled={disabled}
          onPress={() => void add()}
        >
          {t('add')}
        </Button>
      )}
      <View className={styles.hint}>{t('hint')}</View>
      <View className={styles.violation} {...semantics({ role: 'alert' })}>
        {violation}
      </View>
    </View>
  );
}
