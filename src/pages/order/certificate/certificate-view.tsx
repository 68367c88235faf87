import { View } from '@tarojs/components';
import { useMemo } from 'react';
import type { DataOf } from '@contract/endpoints';
import { factRows } from '@/features/aftercare/certificate/certificate-facts';
import { CERTIFICATE_MESSAGES } from '@/features/aftercare/certificate/messages';
import { Facts } from '@/features/booking/order/components/facts';
import { qrImage } from '@/ui/qr/qr-image';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import { Icon } from '@/ui/icon/icon';
import { AsOf } from '@/ui/notice/as-of';
import { Page } from '@/ui/page/page';
import { Picture } from '@/ui/picture/picture';
import styles from './index.module.scss';

export interface CertificateViewProps {
  readonly title: string;
  readonly certificate: DataOf<'GET /order/certificate/detail.do'>;
  /** When it arrived, ms, where it could not be updated. */
  readonly asOf: number | undefined;
  readonly onRetry: () => void;
}

export function CertificateView({ title, certificate, asOf, onRetry }: CertificateViewProps) {
  const t = useText(CERTIFICATE_MESSAGES);
  const dates = useDateText();
  const { text, serial } = certificate;
  const picture = useMemo(() => qrImage(text), [text]);
  return (
    <Page title={title}>
      <AsOf at={asOf} onRetry={onRetry} />
      <Card>
        <View className={styles.head}>
          <Icon name="badge-check" size="xl" className={styles.seal} />
          <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
            {t('heading')}
          </View>
          <View className={styles.signed}>{t('signed')}</View>
        </View>
        <View className={styles.code}>
          <Picture
            src={picture}
            alt={t('codeSpoken', { serial })}
            ratio="square"
            fit="contain"
            placeholder="qr-code"
          />
        </View>
        <View className={styles.hint}>{t('codeHint')}</View>
        <Facts facts={factRows(t, dates, certificate)} />
      </Card>
      <View className={styles.hint}>{t('privacy')}</View>
      <View className={styles.copy}>
        <Button
          kind="secondary"
          block
          icon="copy"
          onPress={() => void copyAndSay(text, t('copied'))}
        >
          {t('copy')}
        </Button>
      </View>
      <CellGroup>
        <Cell
          icon="clipboard-list"
          title={t('wholeRecord')}
          note={t('wholeRecordNote')}
          onPress={() => void navigate.to('doseHistory')}
        />
        <Cell
          icon="shield-check"
          title={t('verify')}
          onPress={() => void navigate.to('certificateVerify')}
        />
      </CellGroup>
    </Page>
  );
}
