import { signInAnew } from '@/shared/session/go-to-login';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { EXPORT_MESSAGES } from '../messages';

/** For a link that leads to nothing of this account; it does not say whether there is an export. */
export function UnknownExport({ title }: { readonly title: string }) {
  const t = useText(EXPORT_MESSAGES);
  return (
    <Page title={title}>
      <Result
        kind="notice"
        title={t('unknownTitle')}
        text={t('unknownText')}
        action={{ text: t('again'), onPress: () => void navigate.replace('submitEmail') }}
        second={{ text: t('otherAccount'), onPress: () => void signInAnew() }}
      />
    </Page>
  );
}
