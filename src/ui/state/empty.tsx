import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import type { IconName } from '../icon/icons';
import { UI_MESSAGES } from '../messages';
import { StateBlock } from './state-block';
import type { BlockAction } from './state-block';

export interface EmptyProps {
  readonly title?: string | undefined;
  readonly text?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly action?: BlockAction | undefined;
}

/** Empty state: nothing to show, and what to do. */
export function Empty({ title, text, icon = 'inbox', action }: EmptyProps) {
  const t = useText(UI_MESSAGES);
  return (
    <StateBlock
      icon={icon}
      tone="brand"
      title={title ?? t('emptyTitle')}
      text={text}
      action={action}
    />
  );
}
