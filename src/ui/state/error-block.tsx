import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import type { IconName } from '../icon/icons';
import { FRAME_MESSAGES } from '../frame-messages';
import { helpOpener } from './help';
import { StateBlock } from './state-block';
import type { BlockAction } from './state-block';

export interface ErrorBlockProps {
  readonly title?: string | undefined;
  /** The reason in one sentence. */
  readonly reason: ReactNode;
  readonly icon?: IconName | undefined;
  /** Shorthand for a "try again" action. */
  readonly onRetry?: (() => void) | undefined;
  readonly action?: BlockAction | undefined;
  readonly second?: BlockAction | undefined;
}

/** Why something cannot be shown or done, one main action, and where help is. */
export function ErrorBlock(props: ErrorBlockProps) {
  const t = useText(FRAME_MESSAGES);
  const { title, reason, icon = 'triangle-alert', onRetry, action, second } = props;
  const help = helpOpener();
  return (
    <StateBlock
      role="alert"
      icon={icon}
      tone="warning"
      title={title ?? t('errorTitle')}
      text={reason}
      action={action ?? (onRetry ? { text: t('retry'), onPress: onRetry } : undefined)}
      second={second}
      third={help && { text: t('help'), onPress: help }}
    />
  );
}
