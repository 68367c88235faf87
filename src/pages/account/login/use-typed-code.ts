import { useEffect, useRef } from 'react';
import type { LoginForm } from '@/features/people/account/forms/use-login-form';
import { isMobile } from '@/shared/session/form-rules';

/**
 * Submits once the code's last digit is typed: nothing is left to enter. Another mobile below an old code submits nothing.
 * @returns how the code's field changes it
 */
export function useTypedCode(
  { byCode, mobile, code, setCode }: LoginForm,
  codeLength: number,
  submit: () => void,
): (text: string) => void {
  const isTyping = useRef(false);
  const isWhole = byCode && code.length === codeLength && isMobile(mobile);
  useEffect(() => {
    if (isWhole && isTyping.current) submit();
    isTyping.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each code
  }, [isWhole]);
  return (text) => {
    isTyping.current = true;
    setCode(text);
  };
}
