import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Picture } from '@/ui/picture/picture';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import styles from './desk-sheet.module.scss';

/** The clinic's mini-program code, to print on posters: it opens the clinic's page. */
export function DeskPosterSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText(DESK_MESSAGES);
  const [image, setImage] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    deskRequest('GET /desk/posterCode.do', {}).then(
      (answer) => setImage(answer.image),
      (error: unknown) => setProblem(isApiError(error) ? error.msg : String(error)),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <Popup open title={t('posterTitle')} onClose={onClose}>
      {problem ? <ErrorBlock reason={problem} onRetry={load} /> : null}
      {image ? (
        <View className={styles.code}>
          <View className={styles.frame}>
            <Picture
              src={image}
              alt={t('posterAlt')}
              ratio="square"
              fit="contain"
              placeholder="qr-code"
            />
          </View>
          <View className={styles.text}>{t('posterText')}</View>
        </View>
      ) : problem ? null : (
        <Skeleton />
      )}
    </Popup>
  );
}
