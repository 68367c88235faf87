import { Optional } from '../optional/optional';
import { NoticeBar } from './notice-bar';

export interface RefusalProps {
  readonly title?: string | undefined;
  /** Why; nothing is shown where it is empty. */
  readonly reason: string | null | undefined;
}

/** Why what was just tried did not happen, read out at once. Its place is there before it has something to say. */
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
