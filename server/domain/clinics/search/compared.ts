import type { SearchItem } from '@contract/search/endpoints';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { candidateFit } from './candidate-fit';
import type { CandidateFit } from './candidate-fit';
import type { Candidate, Tokens } from './candidates';

/** A candidate with the words it is compared with; its fit is computed on first use and cached. */
export class Compared<Of extends Candidate = Candidate> {
  private readonly fits: { [language in Language]?: CandidateFit | null } = {};

  constructor(
    readonly candidate: Of,
    private readonly tokens: Tokens,
  ) {}

  /** Null where it does not match. */
  fit(language: Language): CandidateFit | null {
    let fit = this.fits[language];
    if (fit === undefined) {
      fit = candidateFit(this.candidate, this.tokens, language);
      this.fits[language] = fit;
    }
    return fit;
  }

  /** Infinity where it does not match, so that it sorts last. */
  score(language: Language): number {
    return this.fit(language)?.score ?? Infinity;
  }

  /** @param distance whole metres. @returns null where it does not match */
  shown(language: Language, distance: number | null): SearchItem | null {
    const fit = this.fit(language);
    if (!fit) return null;
    const { kind, id, title, note } = this.candidate;
    return {
      kind,
      id,
      title: inLanguage(title, language),
      titleRanges: fit.titleRanges,
      note: inLanguage(note, language),
      noteRanges: fit.noteRanges,
      distance,
    };
  }
}
