import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { qrImage } from '@/features/order/qr-image';
import { isApiError } from '@/http/api-error';
import { useText } from '@/i18n/messages';
import { Picture } from '@/ui/picture/picture';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import styles from './desk-sheet.module.scss';

/** The clinic's code of the day, for people to check themselves in with. */
export function DeskCodeSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText(DESK_MESSAGES);
  const [code, setCode] = useState<DataOf<'GET /desk/code.do'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    deskRequest('GET /desk/code.do', {}).then(setCode, (error: unknown) =>
      setProblem(isApiError(error) ? error.msg : String(error)),
    );
  }, []);
  return (
    <Popup open title={t('codeTitle')} onClose={onClose}>
      {problem ? <ErrorBlock reason={problem} /> : null}
      {code ? (
        <View className={styles.code}>
          <View className={styles.frame}>
            <Picture
              src={qrImage(code.code)}
              alt={t('codeAlt', { code: code.shortCode })}
              ratio="square"
              fit="contain"
              placeholder="qr-code"
            />
          </View>
          <View className={styles.text}>{t('codeShort')}</View>
          <View className={styles.short}>{code.shortCode}</View>
        </View>
      ) : problem ? null : (
        <Skeleton />
      )}
    </Popup>
  );
}
