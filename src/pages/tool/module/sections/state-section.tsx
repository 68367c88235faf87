import { useText } from '@/i18n/messages';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Result } from '@/ui/state/result';
import { Skeleton } from '@/ui/state/skeleton';
import { GALLERY } from '../messages';

export function StateSection() {
  const t = useText(GALLERY);
  const nothing = (): void => undefined;
  return (
    <Section title={t('states')}>
      <Skeleton count={2} />
      <Skeleton shape="detail" count={1} />
      <Skeleton shape="text" count={1} />
      <Empty
        icon="calendar-days"
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={{ text: t('book'), onPress: nothing }}
      />
      <ErrorBlock icon="wifi-off" reason={t('errorReason')} onRetry={nothing} />
      <Result
        kind="success"
        title={t('resultTitle')}
        text={t('resultText')}
        action={{ text: t('seeOrder'), onPress: nothing }}
        second={{ text: t('backHome'), onPress: nothing }}
      />
    </Section>
  );
}
