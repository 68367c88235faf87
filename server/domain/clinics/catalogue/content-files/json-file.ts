import { LineCounter, parseDocument } from 'yaml';
import type { FileProblems } from '../files/file-problems';
import type { Fields } from './fields';

/** Only what is wrong needs lines, and JSON is read twenty times faster without them. */
function lineFinder(json: string): Fields['lineOf'] {
  let found: { lines: LineCounter; document: ReturnType<typeof parseDocument> } | null = null;
  return (path) => {
    if (found === null) {
      const lines = new LineCounter();
      found = { lines, document: parseDocument(json, { lineCounter: lines }) };
    }
    for (let length = path.length; length > 0; length -= 1) {
      const node = found.document.getIn(path.slice(0, length), true) as {
        range?: readonly number[];
      } | null;
      if (node?.range?.[0] !== undefined) return found.lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** Where JSON cannot be read: the line, and why. */
function syntaxError(json: string, error: Error): { line: number; message: string } {
  const position = /position (\d+)/.exec(error.message)?.[1];
  const before = position === undefined ? json.trimEnd() : json.slice(0, Number(position));
  return {
    line: before.split('\n').length,
    message:
      'is no JSON from here on: look for a comma too many or missing, and for quotes that are not "straight"',
  };
}

/** The fields of a JSON file. */
export function readJson(json: string, problems: FileProblems): Fields | null {
  try {
    return { value: JSON.parse(json) as unknown, lineOf: lineFinder(json) };
  } catch (error) {
    const { line, message } = syntaxError(json, error as Error);
    problems.error(line, null, message);
    return null;
  }
}
