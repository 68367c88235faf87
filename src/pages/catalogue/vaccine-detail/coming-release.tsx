import { View } from '@tarojs/components';
import type { Release } from '@contract/release/endpoints';
import { VACCINE_MESSAGES } from '@/features/doses/vaccine/messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';

export interface ComingReleaseProps {
  readonly productId: string;
  /** Releases of this product in the city, the next first. */
  readonly releases: readonly Release[] | undefined;
}

/** When and where the product's next releases open, with a link to the queue; nothing if none is announced. */
export function ComingRelease({ productId, releases = [] }: ComingReleaseProps) {
  const t = useText(VACCINE_MESSAGES);
  const dates = useDateText();
  const [next, ...others] = releases;
  if (!next) return <View />;
  const { releaseId, departmentName: clinic, releaseAt, seats, state } = next;
  const isOpen = state === 'open';
  const toQueue = (): void =>
    void navigate.to('release', others.length > 0 ? { vaccId: productId } : { id: releaseId });
  return (
    <NoticeBar
      title={t(isOpen ? 'releaseTitleOpen' : 'releaseTitle')}
      action={{ text: t('releaseGo'), onPress: toQueue }}
    >
      {isOpen
        ? t('releaseTextOpen', { clinic })
        : t('releaseText', { clinic, time: dates.dateTime(releaseAt), count: seats })}
      {others.length > 0 ? t('releaseMore', { count: others.length }) : ''}
    </NoticeBar>
  );
}
