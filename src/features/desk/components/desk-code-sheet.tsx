import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { qrImage } from '@/ui/qr/qr-image';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { Picture } from '@/ui/picture/picture';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import styles from './desk-sheet.module.scss';

export interface DeskCodeSheetProps {
  /** `YYYY-MM-DD`: the code is valid on this day. */
  readonly today: string;
  readonly onClose: () => void;
}

/** The clinic's code of the day, with which people check themselves in. */
export function DeskCodeSheet({ today, onClose }: DeskCodeSheetProps) {
  const t = useText(DESK_MESSAGES);
  const [code, setCode] = useState<DataOf<'GET /desk/code.do'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    deskRequest('GET /desk/code.do', {}).then(setCode, (error: unknown) =>
      setProblem(isApiError(error) ? error.msg : String(error)),
    );
  }, []);
  // The sheet may be left open past midnight, when yesterday's code becomes invalid.
  useEffect(load, [load, today]);
  return (
    <Popup open title={t('codeTitle')} onClose={onClose}>
      {problem ? <ErrorBlock reason={problem} onRetry={load} /> : null}
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
