import type { Deps } from '../../../deps';
import { hasPictureCheck } from '../../../shared/content-checks/picture-checks';

/** What becomes of a post or comment, with its pictures if it has any. */
export interface Verdict {
  readonly state: 'published' | 'checking' | 'held';
  /** Why staff look at it. */
  readonly reasons: string[];
}

/**
 * Judges a text whose reasons are there already, together with its pictures. Where a platform checks pictures they are
 * hidden until all have passed; in live without such a check, and where the text is held, staff look at them.
 */
export function judgeContent(
  deps: Pick<Deps, 'config' | 'platforms'>,
  ofText: readonly string[],
  count: number,
): Verdict {
  const isChecked = hasPictureCheck(deps);
  const isHeld = ofText.length > 0;
  const isUnseen = count > 0 && (isChecked ? isHeld : deps.config.env === 'live');
  const reasons = [...ofText, ...(isUnseen ? ['pictures'] : [])];
  if (reasons.length > 0) return { state: 'held', reasons };
  return { state: count > 0 && isChecked ? 'checking' : 'published', reasons };
}
