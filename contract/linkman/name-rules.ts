import { hasHidden } from '../text/hidden-rules';
import { tidyName } from '../text/typed-rules';
import { NUMBER_CHARACTERS } from './number-rules';

/** Most characters of a name: the machine-readable line of a passport holds 39 (ICAO Doc 9303-4), the page above it more. */
export const NAME_LENGTH = 60;

/**
 * Characters that no document shows in a name: digits, control characters, brackets and other signs,
 * pictures. Letters of every script, blanks, points between the parts of a name, apostrophes, hyphens and full stops
 * stay.
 */
const NOT_OF_A_NAME =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001f!"#$%&()*+,/0-9:;<=>?@[\\\]^_`{|}~\u007f-\u00a0\u00a1-\u00b6\u00b8-\u00bf\u2026-\u206f\u2190-\u2bff\u3001-\u3004\u3008-\u3020\uff01-\uff06\uff08-\uff0c\uff0f-\uff20\uff3b-\uff40\uff5b-\uff64\ud83c-\ud83e]/;

/** Whether a text can be a name as a document shows it; an empty one is none. */
export const isName = (text: string): boolean =>
  text.trim() !== '' &&
  !NOT_OF_A_NAME.test(text) &&
  !hasHidden(text) &&
  !NUMBER_CHARACTERS.some((characters) => characters.test(text));

/** The same of what somebody typed: keyboards and scanners add signs that the provider takes away. */
export const isTypedName = (text: string): boolean => isName(tidyName(text));
