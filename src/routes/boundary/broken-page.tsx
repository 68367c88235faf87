import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Page } from '@/ui/page/page';
import { openHome } from './go-home';
import { BOUNDARY_MESSAGES } from './messages';

/** Shown instead of a page that threw while rendering. */
export function BrokenPage({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText(BOUNDARY_MESSAGES);
  const goHome = (): void => {
    onRetry();
    openHome();
  };
  return (
    <Page title={t('title')}>
      <ErrorBlock
        title={t('title')}
        reason={t('reason')}
        action={{ text: t('again'), onPress: onRetry }}
        second={{ text: t('home'), onPress: goHome }}
      />
    </Page>
  );
}
