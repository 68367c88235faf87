import { isShortCode } from '../../domain/clinics/clinic/clinic-code';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Attempts, Guard } from '../../attempts/attempts';

/** A refusal from which it follows that a typed code is not that of a clinic where the caller has an appointment. */
export class WrongCode extends DomainError {}

/** What else somebody can do while typed codes are refused. */
const SCAN = {
  zh: '或扫门诊今天的签到码，也可到窗口签到',
  en: 'Or scan the code that the clinic shows today, or check in at the desk.',
};

/**
 * Checks a clinic's code of the day, with a limit on typed ones: six digits can be guessed, a scanned code cannot.
 * Only wrong digits count, so that somebody who comes too early with the right ones may try again.
 */
export async function guardedCode<T>(
  attempts: Attempts,
  { code, orderId }: { readonly code: string; readonly orderId?: string },
  { session: { userId }, address, now }: UserContext,
  check: () => Promise<T>,
): Promise<T> {
  if (!isShortCode(code)) return check();
  const guards: readonly Guard[] = [
    { limit: 'wrongClinicCodesFromAddress', key: address },
    { limit: 'wrongClinicCodes', key: userId },
    ...(orderId === undefined
      ? []
      : [{ limit: 'wrongClinicCodesForOrder', key: orderId } as const]),
  ];
  const outcome = await attempts.guard(
    guards,
    now,
    () =>
      check().then(
        (value) => ({ value }),
        (error: unknown) => {
          if (!(error instanceof DomainError) || error instanceof WrongCode) throw error;
          return { error };
        },
      ),
    SCAN,
  );
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
