import { View } from '@tarojs/components';
import { MUTED_FOR_EVER } from '@contract/community/moderation-rules';
import { clientParts } from '@/http/client-parts';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { useCountdown } from '@/ui/countdown/use-countdown';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import type { ComposerProblem } from '../composer-problem-rules';
import { COMMENT_MESSAGES } from '../messages';
import type { ComposerForm } from '../use-composer';

export interface ComposerFooterProps {
  readonly form: Pick<ComposerForm, 'problem' | 'busy' | 'publish'>;
  /** End of a mute, ms; null: the person may write. */
  readonly mutedUntil: number | null;
  /** What the button says, if not that it publishes. */
  readonly label?: string | undefined;
}

/** The button that publishes, and above it what keeps it from doing so. */
export function ComposerFooter({ form, mutedUntil, label }: ComposerFooterProps) {
  const { problem, busy, publish } = form;
  const muted: ComposerProblem | null =
    mutedUntil === null ? null : { remedy: 'muted', msg: '', until: mutedUntil };
  const shown = muted ?? problem;
  return (
    <View>
      <Optional>{shown ? <ProblemNotice problem={shown} /> : null}</Optional>
      <PublishButton
        until={shown?.remedy === 'wait' ? shown.until : null}
        isOff={shown?.remedy === 'muted'}
        busy={busy}
        label={label}
        onPress={() => void publish()}
      />
    </View>
  );
}

function ProblemNotice({ problem }: { readonly problem: ComposerProblem }) {
  const t = useText(COMMENT_MESSAGES);
  const dates = useDateText();
  const { remedy, msg, until } = problem;
  const bind = {
    text: t('bindMobile'),
    onPress: () => clientParts().onMobileInvalid({ asked: true }),
  };
  const why = {
    text: t('mutedWhy'),
    onPress: () => void navigate.to('report', { list: 'decisions' }),
  };
  const isMuted = remedy === 'muted' && until !== null;
  return (
    <NoticeBar
      tone={isMuted ? 'warning' : 'danger'}
      title={isMuted ? undefined : t('notPublished')}
      action={remedy === 'mobile' ? bind : isMuted ? why : undefined}
      urgent
    >
      {!isMuted
        ? msg
        : until >= MUTED_FOR_EVER
          ? t('mutedForEver')
          : t('muted', { time: dates.dateTimeText(until) })}
      {remedy === 'again' ? <View>{t('lost')}</View> : null}
    </NoticeBar>
  );
}

interface PublishButtonProps {
  /** When publishing is possible again, ms; null: now. */
  readonly until: number | null;
  readonly isOff: boolean;
  readonly busy: boolean;
  readonly label: string | undefined;
  readonly onPress: () => void;
}

/** ms up to which a wait is counted down in seconds. */
const SHORT_WAIT = 120_000;

function PublishButton({ until, isOff, busy, label, onPress }: PublishButtonProps) {
  const t = useText(COMMENT_MESSAGES);
  const dates = useDateText();
  const left = useCountdown(until ?? 0);
  const waitText =
    left > SHORT_WAIT
      ? t('from', { time: dates.dateTime(until ?? 0) })
      : t('wait', { seconds: Math.ceil(left / 1_000) });
  return (
    <Button block loading={busy} disabled={isOff || left > 0} onPress={onPress}>
      {left > 0 ? waitText : (label ?? t('publish'))}
    </Button>
  );
}
