import { useRef } from 'react';
import { uuid } from '@/platform/secure-random/ids';

/** @returns the key of a form's request: always the same, so that after a lost answer the same is not entered twice */
export function useRequestKey(): () => Promise<string> {
  const key = useRef('');
  return async () => (key.current ||= await uuid());
}
