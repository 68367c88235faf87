import { Optional } from '../optional/optional';
import { NoticeBar } from './notice-bar';

export interface RefusalProps {
  readonly title?: string | undefined;
  /** The reason; nothing is shown if empty. */
  readonly reason: string | null | undefined;
}

/** Why the last action was refused, read out at once. Its container exists even while empty. */
export function Refusal({ title, reason }: RefusalProps) {
  return (
    <Optional>
      {reason ? (
        <NoticeBar tone="danger" title={title} urgent>
          {reason}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}
