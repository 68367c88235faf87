import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Picture } from '@/ui/picture/picture';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { DESK_MESSAGES } from '../messages';
import { useDeskData } from '../use-desk-data';
import styles from './desk-sheet.module.scss';

type PosterCode = DataOf<'GET /desk/posterCode.do'>['codes'][number];

function Code({ platform, image }: PosterCode) {
  const t = useText(DESK_MESSAGES);
  const scan = t(platform === 'weapp' ? 'posterWeapp' : 'posterAlipay');
  return (
    <View className={styles.poster}>
      <View className={styles.platform}>{scan}</View>
      {image === null ? (
        <View className={styles.text}>{t('posterMissing')}</View>
      ) : (
        <View className={styles.frame}>
          <Picture
            src={image}
            alt={t('posterAlt', { scan })}
            ratio="square"
            fit="contain"
            placeholder="qr-code"
          />
        </View>
      )}
    </View>
  );
}

/** The clinic's mini-program codes, to print on posters: they open the clinic's page. */
export function DeskPosterSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText(DESK_MESSAGES);
  const { data, error, refresh } = useDeskData('GET /desk/posterCode.do', {});
  return (
    <Popup open title={t('posterTitle')} onClose={onClose}>
      {error && !data ? <ErrorBlock reason={error.msg} onRetry={() => void refresh()} /> : null}
      {data ? (
        <>
          <View className={styles.text}>{t('posterText')}</View>
          <View className={styles.posters}>
            {data.codes.map((code) => (
              <Code key={code.platform} {...code} />
            ))}
          </View>
          {data.codes.some(({ image }) => image === null) ? (
            <Button onPress={() => void refresh()}>{t('posterRetry')}</Button>
          ) : null}
        </>
      ) : error ? null : (
        <Skeleton />
      )}
    </Popup>
  );
}
