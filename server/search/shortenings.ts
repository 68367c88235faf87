/** A reading of the typed text as pinyin in which some syllables are complete and others only begun. */
export interface Shortening {
  /** First letters of all syllables, as in the index. */
  readonly initials: string;
  /** Parts with complete syllables, each with what was typed of the next one. */
  readonly spelt: readonly string[];
}

interface Piece {
  readonly text: string;
  readonly isWhole: boolean;
}

type Reading = readonly Piece[];

/** A possible pinyin syllable; it also matches a few that do not exist, which does no harm. */
const SYLLABLE =
  /^(?:(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])(?:i(?:an?|ao|ang|e|u|ng?|ong)?|u(?:ang?|ai?|an|e|i|n|o)?|ve?)|(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:a(?:i|o|ng?)?|e(?:i|r|ng?)?|o(?:u|ng)?))$/;
const BEGINNING = /^(?:[zcs]h?|[bpmfdtnlgkhjqxryw])$/;
const NUMBER = /^\d+$/;
const LONGEST_SYLLABLE = 6;
/** Characters; shorter words are looked up unchanged, as nearly all could be a shortening of something. */
const LEAST = 4;
/** Most readings, those with the fewest pieces; others are unlikely. */
const MAX_READINGS = 4;

const pieceOf = (text: string): Piece | null => {
  if (SYLLABLE.test(text) || NUMBER.test(text)) return { text, isWhole: true };
  return BEGINNING.test(text) ? { text, isWhole: false } : null;
};

/** Readings of a text, those with the fewest pieces. */
function readingsOfAll(text: string): readonly Reading[] {
  const from: Reading[][] = [];
  from[text.length] = [[]];
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const readings: Reading[] = [];
    const number = /^\d+/.exec(text.slice(index))?.[0].length;
    for (
      let to = index + (number ?? 1);
      to <= text.length && to - index <= LONGEST_SYLLABLE;
      to += 1
    ) {
      const piece = pieceOf(text.slice(index, to));
      if (piece) for (const rest of from[to] ?? []) readings.push([piece, ...rest]);
    }
    from[index] = readings.sort((a, b) => a.length - b.length).slice(0, MAX_READINGS);
  }
  return from[0] ?? [];
}

/**
 * Whether a piece other than the last is incomplete and not all are initials: the index has complete syllables and
 * initials anyway, and the last piece may always be incomplete.
 */
function isMixed(pieces: Reading): boolean {
  const begun = pieces.slice(0, -1).filter(({ isWhole }) => !isWhole);
  const isPlain = pieces.every(({ text, isWhole }) => !isWhole && text.length === 1);
  return begun.length > 0 && !isPlain;
}

function speltIn(pieces: Reading): string[] {
  const spelt: string[] = [];
  let run = '';
  for (const { text, isWhole } of pieces) {
    if (isWhole || run !== '') run += text;
    if (isWhole) continue;
    if (run !== '') spelt.push(run);
    run = '';
  }
  if (run !== '') spelt.push(run);
  return spelt;
}

/**
 * Readings of a word of letters and digits as pinyin in which some syllables are only begun: `liugym` is `liu g y m`.
 * None for complete syllables or initials only, which the index contains.
 */
export function shorteningsOf(word: string): readonly Shortening[] {
  if (word.length < LEAST || !/^[a-z\d]+$/.test(word)) return [];
  return readingsOfAll(word)
    .filter(isMixed)
    .map((pieces) => ({
      initials: pieces.map(({ text }) => (NUMBER.test(text) ? text : text.charAt(0))).join(''),
      spelt: speltIn(pieces),
    }));
}
