import { View } from '@tarojs/components';
import { isConnectionError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';
import { semantics } from '@/ui/a11y/semantics';
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
 * Says the age of content that could not be updated, in a status line. Always renders an element, so that siblings keep their position.
 */
export function StaleNote({ error, receivedAt, onRetry }: StaleNoteProps) {
  return (
    <Optional>
      {error && receivedAt !== undefined ? (
        <View {...semantics({ role: 'status' })}>
          <OldContent
            receivedAt={receivedAt}
            now={Date.now()}
            offline={isConnectionError(error)}
            onRetry={onRetry}
          />
        </View>
      ) : null}
    </Optional>
  );
}
