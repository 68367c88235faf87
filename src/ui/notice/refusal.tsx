import { Optional } from '../optional/optional';
import { NoticeBar } from './notice-bar';
import type { NoticeBarProps } from './notice-bar';

export interface RefusalProps {
  readonly title?: string | undefined;
  /** The reason; nothing is shown if empty. */
  readonly reason: string | null | undefined;
  /** The way to the solution. */
  readonly action?: NoticeBarProps['action'];
}

/** Why the last action was refused, read out at once. Its container exists even while empty. */
export function Refusal({ title, reason, action }: RefusalProps) {
  return (
    <Optional>
      {reason ? (
        <NoticeBar tone="danger" title={title} action={action} urgent>
          {reason}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
