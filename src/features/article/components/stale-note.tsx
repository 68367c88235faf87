import { isConnectionError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { OldContent } from '@/ui/notice/old-content';
import { Optional } from '@/ui/optional/optional';

export interface StaleNoteProps {
  /** Why the content could not be updated; undefined shows nothing. */
  readonly error: ApiError | undefined;
  /** When the shown content arrived, ms. */
  readonly receivedAt: number | undefined;
  readonly onRetry: () => void;
}

/**
 * Shows the age of content that could not be updated. Always renders an element, so that siblings keep their position.
 */
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
