import type { ReactNode } from 'react';
import { useUid } from '../uid';

/** The text below a field. */
export interface FieldNote {
  readonly hint?: ReactNode;
  /** The error and how to correct it; replaces the hint. */
  readonly error?: string | undefined;
}

/** Id of a field's note, and what its control says of it. */
export function useNote({ hint, error }: FieldNote) {
  const noteId = useUid('note');
  return {
    noteId,
    described: { invalid: !!error, describedBy: error || hint ? noteId : undefined },
  };
}
