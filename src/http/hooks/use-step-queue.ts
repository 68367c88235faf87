import { useRef, useState } from 'react';
import { isApiError } from '../failure/api-error';

export interface StepQueue {
  /** Names of the steps that have not ended yet. */
  readonly pending: readonly string[];
  /** Why the last one that failed did; '' without any since the newest step was added. */
  readonly refusal: string;
  readonly add: (name: string, step: () => Promise<void>) => void;
}

/**
 * Runs steps one after another in the order in which they were added, so that the answer to an older one never replaces
 * that to a newer one; a failure does not stop the next. @param failed text of a failure that names no cause
 */
export function useStepQueue(failed: () => string): StepQueue {
  const [pending, setPending] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState('');
  const last = useRef<Promise<void>>(Promise.resolve());
  return {
    pending,
    refusal,
    add(name, step) {
      setPending((names) => [...names, name]);
      setRefusal('');
      last.current = last.current
        .then(step)
        .catch((error: unknown) => setRefusal(isApiError(error) ? error.msg : failed()))
        .then(() => setPending((names) => names.filter((each) => each !== name)));
    },
  };
}
