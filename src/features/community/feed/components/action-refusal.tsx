import { useEffect } from 'react';
import { goToLogin } from '@/shared/session/go-to-login';
import type { ApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { COMMUNITY_MESSAGES } from '../messages';
import { problemOf } from '../problem-rules';

export interface ActionRefusalProps {
  /** Why the reader's last action was refused; undefined shows nothing. */
  readonly error: ApiError | undefined;
}

const toTopics = (): void => void navigate.to('community', { part: 'topics', followed: '1' });
const toUsers = (): void => void navigate.to('userHome', { list: 'followed' });

/**
 * Why an action of the community was refused, read out in place. A limit leads to the list to tidy (TFL40004, FL40005),
 * a missing mobile to binding one.
 */
export function ActionRefusal({ error }: ActionRefusalProps) {
  const t = useText(COMMUNITY_MESSAGES);
  const problem = error && problemOf(error);
  const needsMobile = problem?.kind === 'mobile';
  useEffect(() => {
    if (needsMobile) void goToLogin();
  }, [needsMobile]);
  const tidy =
    problem?.kind === 'limit'
      ? problem.of === 'topics'
        ? { text: t('tidyTopics'), onPress: toTopics }
        : { text: t('tidyUsers'), onPress: toUsers }
      : undefined;
  return (
    <Optional>
      {error && error.kind !== 'cancelled' ? (
        <NoticeBar tone="danger" urgent action={tidy}>
          {error.msg}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
