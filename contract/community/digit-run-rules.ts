import { isHan, isInvisible, isMark, plainDigit } from '../text/script-rules';

/** Digits of a text in any way of writing them, with where they are. */
export interface DigitGroup {
  /** ASCII digits; an ID card's final X as `X`. */
  readonly digits: string;
  /** UTF-16 positions in the text, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

const CHINESE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '零〇○洞',
    '一壹幺弌',
    '二贰两兩貳',
    '三叁參叄',
    '四肆',
    '五伍',
    '六陆陸',
    '七柒拐',
    '八捌',
    '九玖',
  ].flatMap((signs, digit) => [...signs].map((sign) => [sign, String(digit)])),
);

/** Signs that stand for one digit but are not normalised to it. */
const DINGBATS: Readonly<Record<string, string>> = Object.fromEntries(
  ['⓪⓿', '❶➀➊⓵', '❷➁➋⓶', '❸➂➌⓷', '❹➃➍⓸', '❺➄➎⓹', '❻➅➏⓺', '❼➆➐⓻', '❽➇➑⓼', '❾➈➒⓽'].flatMap(
    (signs, digit) => [...signs].map((sign) => [sign, String(digit)]),
  ),
);

/** What is written between the digits of one number. A colon is not: it stands in times. */
const SEPARATOR = /^[\s\-‐‑‒–—―−_.·•・。,，、/\\|*~～+()（）[\]【】'"“”‘’]$/u;
/** Letters that are read as digits among digits. */
const LOOKALIKE: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1' };
/** Real digits that a run of digits and look-alike letters needs. */
const REAL_DIGITS = 6;
const RUN_WITH_LETTERS = /[0-9oOlI]{7,}/g;

/** Positions of letters that are read as digits. Mini-programs' engines lack `matchAll`. */
function lettersAsDigits(text: string): ReadonlySet<number> {
  const positions = new Set<number>();
  text.replace(RUN_WITH_LETTERS, (run: string, index: number) => {
    if (run.replace(/\D/g, '').length < REAL_DIGITS) return run;
    for (let offset = 0; offset < run.length; offset += 1)
      if (/\D/.test(run.charAt(offset))) positions.add(index + offset);
    return run;
  });
  return positions;
}

function digitOf(sign: string, isLetterDigit: boolean): string | null {
  const known = CHINESE[sign] ?? DINGBATS[sign] ?? (isLetterDigit ? LOOKALIKE[sign] : undefined);
  return known ?? plainDigit(sign);
}

/** Most separating signs between two digits of one number. */
const MOST_SEPARATORS = 3;

/**
 * Runs of digit groups: groups of one run have nothing but separating signs between them. Digits may be full width,
 * Chinese, circled, in keycaps, or letters that look like them.
 */
export function digitRuns(text: string): readonly (readonly DigitGroup[])[] {
  const letters = lettersAsDigits(text);
  const runs: DigitGroup[][] = [];
  let run: DigitGroup[] = [];
  let group: { digits: string; from: number; to: number } | null = null;
  let separators = 0;
  let lastScript = '';
  const endGroup = (): void => {
    if (group) run.push(group);
    group = null;
  };
  const endRun = (): void => {
    endGroup();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  let offset = 0;
  for (const sign of text) {
    const end = offset + sign.length;
    const digit = digitOf(sign, letters.has(offset));
    const isFinalX = /^[XxＸｘ×]$/u.test(sign) && (group !== null || run.length > 0);
    if (digit !== null || isFinalX) {
      separators = 0;
      // `442一二三`: a number ends where another way of writing begins, or the text goes on with a word of digits.
      const script = isHan(sign) || sign === '○' ? 'han' : 'other';
      if (script !== lastScript) endGroup();
      lastScript = script;
      group ??= { digits: '', from: offset, to: end };
      group.digits += digit ?? 'X';
      group.to = end;
      if (isFinalX) endRun();
    } else if (SEPARATOR.test(sign)) {
      endGroup();
      separators += 1;
      if (separators > MOST_SEPARATORS) endRun();
    } else if (isInvisible(sign)) {
      if (group && isMark(sign)) group.to = end;
    } else {
      separators = 0;
      endRun();
    }
    offset = end;
  }
  endRun();
  return runs;
}
