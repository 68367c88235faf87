import { useText } from '@/i18n/messages';
import { VIDEO_MESSAGES } from './messages';

/** Length of a video as text; `duration` in seconds. */
export function useLengthText(): (duration: number) => string {
  const t = useText(VIDEO_MESSAGES);
  return (duration) => {
    const all = Math.round(duration);
    const [minutes, seconds] = [Math.floor(all / 60), all % 60];
    return minutes > 0 ? t('length', { minutes, seconds }) : t('lengthShort', { seconds });
  };
}
