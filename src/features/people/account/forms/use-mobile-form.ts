import { useState } from 'react';
import { tidyMobile } from '@contract/text/typed-rules';
import { isMobile } from '@/shared/session/form-rules';
import { useCodeForm } from './use-code-form';
import type { CodeForm } from './use-code-form';

/** A form of a mobile that is new to the account, and the code that was sent to it. */
export interface MobileForm extends CodeForm {
  readonly mobile: string;
  readonly setMobile: (text: string) => void;
  /** The mobile was none at the last submission. */
  readonly isWrong: boolean;
  /** Whether the mobile is valid; marks the field if not. */
  readonly checkMobile: () => boolean;
}

/** @param store where the mobile is, and what changes it @param send gives the account the mobile */
export function useMobileForm(
  length: number,
  [mobile, setMobile]: readonly [string, (mobile: string) => void],
  send: (code: string) => Promise<unknown>,
): MobileForm {
  const [isWrong, setWrong] = useState(false);
  const form = useCodeForm(length, send);
  const checkMobile = (): boolean => {
    setWrong(!isMobile(mobile));
    return isMobile(mobile);
  };
  return {
    ...form,
    mobile,
    setMobile: (text) => {
      setMobile(tidyMobile(text));
      setWrong(false);
    },
    isWrong,
    checkMobile,
    submit: () => (checkMobile() ? form.submit() : Promise.resolve(false)),
  };
}
