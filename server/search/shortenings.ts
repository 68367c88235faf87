/** A way to read what was typed as a name of which some characters are spelt out and others only begun. */
export interface Shortening {
  /** First letters of all characters, as the index keeps them. */
  readonly initials: string;
  /** Parts in which characters are spelt out, each with what was typed of the next one. */
  readonly spelt: readonly string[];
}

interface Piece {
  readonly text: string;
  readonly isWhole: boolean;
}

type Reading = readonly Piece[];

/** What may be a syllable of pinyin; that it takes in a few that do not exist does no harm. */
const SYLLABLE =
  /^(?:(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])(?:i(?:an?|ao|ang|e|u|ng?|ong)?|u(?:ang?|ai?|an|e|i|n|o)?|ve?)|(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:a(?:i|o|ng?)?|e(?:i|r|ng?)?|o(?:u|ng)?))$/;
const BEGINNING = /^(?:[zcs]h?|[bpmfdtnlgkhjqxryw])$/;
const NUMBER = /^\d+$/;
const LONGEST_SYLLABLE = 6;
/** Shorter words are looked up as they are: nearly everything could be a shortening of something. */
const LEAST = 4;
/** Ways with more pieces than these are not meant. */
const MAX_READINGS = 4;

const pieceOf = (text: string): Piece | null => {
  if (SYLLABLE.test(text) || NUMBER.test(text)) return { text, isWhole: true };
  return BEGINNING.test(text) ? { text, isWhole: false } : null;
};

/** The ways to read a text, those with the fewest pieces. */
function readingsOfAll(text: string): readonly Reading[] {
  const from: Reading[][] = [];
  from[text.length] = [[]];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const readings: Reading[] = [];
    const number = /^\d+/.exec(text.slice(at))?.[0].length;
    for (let to = at + (number ?? 1); to <= text.length && to - at <= LONGEST_SYLLABLE; to += 1) {
      const piece = pieceOf(text.slice(at, to));
      if (piece) for (const rest of from[to] ?? []) readings.push([piece, ...rest]);
    }
    from[at] = readings.sort((a, b) => a.length - b.length).slice(0, MAX_READINGS);
  }
  return from[0] ?? [];
}

/** The last piece is cut short anyway, and words of whole syllables or of initials alone are kept as such. */
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
 * Ways to read a word of letters and digits as pinyin of which some syllables are only begun: `liugym` is `liu g y m`.
 * None for what is spelt out or all initials: the index has those as they are.
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
