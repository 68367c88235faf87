import { isConnectionError } from '@/http/api-error';
import type { ApiError } from '@/http/api-error';
import { OldContent } from '@/ui/notice/old-content';
import { Optional } from '@/ui/optional/optional';

export interface StaleNoteProps {
  /** Why it could not be updated; nothing is said without a reason. */
  readonly error: ApiError | undefined;
  /** When the shown content arrived, ms. */
  readonly receivedAt: number | undefined;
  readonly onRetry: () => void;
}

/** Says above content that could not be updated how old it is. Always an element, so that siblings stay in place. */
export function StaleNote({ error, receivedAt, onRetry }: StaleNoteProps) {
  return (
    <Optional>
      {error && receivedAt !== undefined ? (
        <OldContent
          receivedAt={receivedAt}
          now={Date.now()}
          offline={isConnectionError(error)}
          onRetry={onRetry}
        />
      ) : null}
    </Optional>
  );
}
