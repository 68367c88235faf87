const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`\n]*)`/g;
/** Shorter texts are keys and codes; Chinese says in two characters what English says in eight letters. */
const LONG_ENOUGH = /[\u4e00-\u9fff]{2}|\w+ .*\w{3}|.{12}/;
const TEST = /^test\/.*\.tsx?$|\.test\.(tsx?|mjs)$/;

const literalsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      [...line.matchAll(LITERAL)]
        .map(([, single, double, template]) => single ?? double ?? template ?? '')
        .filter((text) => LONG_ENOUGH.test(text)),
    ),
  );

/**
 * Texts that a change removed: a test that still quotes one would fail without importing the file that contained it.
 * @param diff as `git diff` prints it
 */
export function removedTexts(diff: string): readonly string[] {
  const lines = diff.split('\n').filter((line) => !/^(---|\+\+\+) /.test(line));
  const starting = (sign: string): readonly string[] =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  const added = literalsIn(starting('+'));
  // A moved import removes no text.
  const removed = literalsIn(starting('-').filter((line) => !/\bfrom '|^import /.test(line)));
  return [...removed].filter((text) => !added.has(text));
}

/** Tests and their helpers that quote one of `removed`. */
export function quoting(
  texts: ReadonlyMap<string, string>,
  removed: readonly string[],
): readonly string[] {
  return [...texts]
    .filter(([path, text]) => TEST.test(path) && removed.some((each) => text.includes(each)))
    .map(([path]) => path);
}
