import { BRAND_TERMS } from '@contract/text/mask-rules';
import { maskPrivate } from '@contract/community/private-number-rules';
import type { Deps } from '../../../deps';
import { isRiskFree } from './platform-verdict';
import type { PlatformVerdict } from './platform-verdict';
import { platformVerdict } from './platform-check';
import type { CheckScene } from './platform-check';
import { falseClaimIn, wordRulesIn } from './word-matches';
import { failure } from '../refusals/refusals';

/** What becomes of a text. */
export interface Judgement {
  readonly state: 'published' | 'held';
  /** Why it is held: subjects of word rules, `claim`, or the platform's verdict. */
  readonly reasons: readonly string[];
  /** Vaccine whose encyclopaedia entry answers a false claim; null: none, or that of the post. */
  readonly claimAbout: string | null;
}

const refused = (): Error =>
  failure('words', {
    zh: '内容含有不适合发布的词语，请修改后再发',
    en: 'The text contains words that cannot be published. Change it, then try again.',
  });

/**
 * Judges a text by the local rules, which always apply, and by the platforms' checks that are configured.
 * @throws DomainError 9900 (reason `words`)
 */
export async function moderateText(
  deps: Pick<Deps, 'db' | 'platforms' | 'config'>,
  userId: string,
  scene: CheckScene,
  text: string,
): Promise<Judgement> {
  const rules = wordRulesIn(text);
  if (rules.some(({ effect }) => effect === 'refuse')) throw refused();
  const claim = falseClaimIn(text);
  const verdict: PlatformVerdict = await platformVerdict(deps, userId, scene, text);
  const reasons = [
    ...rules.map(({ subject }) => subject),
    ...(claim ? ['claim'] : []),
    ...(isRiskFree(verdict) ? [] : [`platform: ${verdict}`]),
  ];
  return {
    state: reasons.length > 0 ? 'held' : 'published',
    reasons,
    claimAbout: claim?.vaccineCode ?? null,
  };
}

/** A text as it is stored: without private numbers, and without these names. */
export const storedText = (text: string, names: readonly string[] = []): string =>
  maskPrivate(text, [...BRAND_TERMS, ...names]);
