import { useText } from '@/i18n/messages';
import { FRAME_MESSAGES } from '../frame-messages';
import { NoticeBar } from './notice-bar';

export interface FailedPartProps {
  /** What is missing. */
  readonly title: string;
  /** Why, in one sentence. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** In the place of a part of a page that could not be loaded while the rest of the page could. */
export function FailedPart({ title, reason, onRetry }: FailedPartProps) {
  const t = useText(FRAME_MESSAGES);
  return (
    <NoticeBar tone="warning" title={title} action={{ text: t('retry'), onPress: onRetry }}>
      {reason}
    </NoticeBar>
  );
}
