import { useState } from 'react';
import { sessionEntries } from '@/storage/storage';
import { keepInSession } from '@/storage/try-to-keep';
import { useUnsavedInput } from '@/storage/unsaved';

/**
 * An unsaved change of a clinic: it outlives the section and a reload of the page, and ends with the tab. It holds nobody's
 * data. Undefined deletes it.
 * @param name of the section
 */
export function useClinicDraft<Value>(
  depaCode: string,
  name: string,
): [draft: Value | null, keep: (draft: Value | null) => void] {
  const key = `manageDraft ${depaCode} ${name}`;
  const [draft, setDraft] = useState<Value | null>(() => sessionEntries.read<Value>(key));
  useUnsavedInput(draft !== null);
  return [
    draft,
    (next) => {
      keepInSession(key, next);
      setDraft(next);
    },
  ];
}
