import { useState } from 'react';
import { CODE } from '@contract/errors';
import type { ExportDetail } from '@contract/export/endpoints';
import { signInAnew } from '@/shared/session/go-to-login';
import { useText } from '@/i18n/messages';
import { downloadFile, HAS_DOWNLOADS } from '@/platform/download';
import { Button } from '@/ui/button/button';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { exportAddress } from '../api';
import { EXPORT_MESSAGES } from '../messages';
import { useStep } from '../use-step';

/** How the file of an export reaches its owner: a download after signing in again, or the link for a browser. */
export function ExportActions({ exportId, link }: Pick<ExportDetail, 'exportId' | 'link'>) {
  const t = useText(EXPORT_MESSAGES);
  const step = useStep();
  const [isStarted, setStarted] = useState(false);
  const isSignInNeeded = step.code === CODE.EXPORT_SIGN_IN;
  const download = (): void => {
    void step.take(async () => setStarted(downloadFile(await exportAddress(exportId))));
  };
  const copy = (): void => void copyAndSay(link ?? '', t('copied'));
  const copyButton = (
    <Button block kind={HAS_DOWNLOADS ? 'secondary' : 'primary'} onPress={copy}>
      {t('copy')}
    </Button>
  );
  if (!HAS_DOWNLOADS) return copyButton;
  return (
    <>
      <Refusal reason={step.refusal} />
      <Optional>
        {isStarted ? <NoticeBar tone="success">{t('downloading')}</NoticeBar> : null}
      </Optional>
      {isSignInNeeded ? (
        <Button block onPress={() => void signInAnew()}>
          {t('signIn')}
        </Button>
      ) : (
        <Button block icon="download" loading={step.busy} onPress={download}>
          {t('download')}
        </Button>
      )}
      {copyButton}
    </>
  );
}
