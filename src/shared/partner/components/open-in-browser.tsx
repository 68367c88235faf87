import { useText } from '@/i18n/messages';
import { copyText } from '@/platform/clipboard';
import { webLink } from '@/platform/host-page/page-link';
import { showToast } from '@/ui/toast/toast';
import { Result } from '@/ui/state/result';
import { PARTNER_MESSAGES } from '../messages';

/** A messaging app cannot open or download other apps: explains how to continue in a browser (specification §2). */
export function OpenInBrowser({ path }: { readonly path: string }) {
  const t = useText(PARTNER_MESSAGES);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(webLink(path));
    showToast(t(isCopied ? 'linkCopied' : 'copyFailed'), isCopied ? 'success' : 'plain');
  };
  return (
    <Result
      kind="notice"
      title={t('inMessenger')}
      text={t('inMessengerText')}
      action={{ text: t('copyLink'), onPress: () => void copy() }}
    />
  );
}
