import { View } from '@tarojs/components';
import { useState } from 'react';
import { CERTIFICATE_MESSAGES } from '@/features/aftercare/certificate/messages';
import { verifyCertificate } from '@/features/aftercare/certificate/verify';
import type { Verdict } from '@/features/aftercare/certificate/verify';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { ScanButton } from '@/ui/button/scan-button';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { VerdictPanel } from './verdict-panel';
import styles from './index.module.scss';

/** Longest text that is checked, in characters; a certificate has about 400. */
const TEXT_LIMIT = 2000;

/** Verifies a vaccination certificate on this device; what it is checked against is stored, so that it works offline. */
export default function CertificateVerify() {
  const t = useText(CERTIFICATE_MESSAGES);
  const dates = useDateText();
  const title = usePageTitle('certificateVerify');
  const server = useServer('GET /order/certificate/publicKey.do', {});
  const { data, receivedAt } = useOfflineCopy('certificate-register', server);
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  const check = (given: string): void => {
    if (data) setVerdict(verifyCertificate(given, data.keys, data.revoked));
  };
  const take = (scanned: string): void => {
    setText(scanned);
    check(scanned);
  };
  const change = (given: string): void => {
    setText(given);
    setVerdict(null);
  };
  const retry = { text: t('retry'), onPress: () => void server.refresh() };
  return (
    <Page
      title={title}
      footer={
        <Button block disabled={!data || text.trim() === ''} onPress={() => check(text)}>
          {t('check')}
        </Button>
      }
    >
      <Optional>
        {verdict ? (
          <VerdictPanel verdict={verdict} />
        ) : (
          <NoticeBar tone="info">{t('how')}</NoticeBar>
        )}
      </Optional>
      <Optional>
        {server.error && !data ? (
          <NoticeBar tone="warning" action={retry}>
            {t('noKeys')}
          </NoticeBar>
        ) : null}
      </Optional>
      <ScanButton text={t('scan')} onText={take} />
      <TextareaField
        label={t('text')}
        value={text}
        onChange={change}
        maxLength={TEXT_LIMIT}
        placeholder={t('textPlaceholder')}
      />
      <View className={styles.keys}>
        {receivedAt === undefined ? '' : t('keysFrom', { time: dates.dateTime(receivedAt) })}
      </View>
    </Page>
  );
}
