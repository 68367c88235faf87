import { textOfSign, textsAskingAgain } from '@contract/agreement/text-rules';
import type { TextVersions } from '@contract/agreement/text-rules';

/**
 * Reads `ASKS_AGAIN`: signs of versions, separated by commas, that ask again by the operator's decision.
 * @returns every text with what asks again
 */
export function readAsksAgain(value: string | undefined): TextVersions {
  const signs = (value ?? '')
    .split(',')
    .map((sign) => sign.trim())
    .filter(Boolean);
  for (const sign of signs)
    if (!textOfSign(sign))
      throw new Error(
        `ASKS_AGAIN must name versions that there are, such as privacyPolicy:1.6, not "${sign}".`,
      );
  return textsAskingAgain(signs);
}
