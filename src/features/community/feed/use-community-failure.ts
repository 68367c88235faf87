import type { ApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { ErrorBlockProps } from '@/ui/state/error-block';
import { COMMUNITY_MESSAGES } from './messages';
import { problemOf } from './problem-rules';

const TITLES = {
  post: 'gonePost',
  comment: 'goneComment',
  topic: 'goneTopic',
  circle: 'goneCircle',
  user: 'goneUser',
} as const;

/**
 * What a page or a list shows in place of what could not be read: "no longer there" with a way on (1002–1007), or the
 * reason and a retry. For `Page`'s `error` and for `ErrorBlock`.
 * @param title what failed, for failures other than "no longer there"
 */
export function useCommunityFailure(): (
  error: ApiError,
  title: string,
  onRetry: () => void,
) => ErrorBlockProps {
  const t = useText(COMMUNITY_MESSAGES);
  const toCommunity = {
    text: t('toCommunity'),
    onPress: () => void navigate.backTo('community'),
  };
  return (error, title, onRetry) => {
    const problem = problemOf(error);
    return problem.kind === 'gone'
      ? {
          title: t(TITLES[problem.what]),
          reason: t('goneText'),
          icon: 'inbox',
          action: toCommunity,
        }
      : { title, reason: error.msg, onRetry, second: toCommunity };
  };
}
