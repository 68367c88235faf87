/** A row of CONTRIBUTING.md's table of questions. */
export interface Answer {
  readonly question: string;
  readonly text: string;
}

/** A file or a folder that an answer names. */
export interface NamedPath {
  readonly question: string;
  readonly path: string;
  /** What the file must export, where the answer names a symbol of it. */
  readonly symbol?: string;
}

const ROW = /^\| (.+?) +\| (.+?) +\|$/gm;
const HEAD = 'Question';
/** A path with a folder in it, and the symbol that follows in brackets. */
const NAMED_PATH = /`([\w.-]+\/[\w./-]+)`(?: \(`(\w+)`\))?/g;
/** The same, also where `<area>` stands for any area. */
const PATH = /`([\w.-]+\/[\w./<>-]+)`/g;

export const answersIn = (document: string): readonly Answer[] =>
  [...(document.split('## Where do I…')[1] ?? '').matchAll(ROW)]
    .map(([, question = '', text = '']) => ({ question, text }))
    .filter(({ question }) => question !== HEAD && !question.startsWith('---'));

/** Every path of an answer that can be opened as it stands. */
export const namedPathsIn = ({ question, text }: Answer): readonly NamedPath[] =>
  [...text.matchAll(NAMED_PATH)].map(([, path = '', symbol]) => ({
    question,
    path,
    ...(symbol && { symbol }),
  }));

/** Whether an answer names a file: itself, its folder, or by a path in which `<area>` stands for any. */
export const names = ({ text }: Answer, file: string): boolean =>
  [...text.matchAll(PATH)].some(([, path = '']) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replace(/<\w+>/g, '[^/]+')}(/|$)`).test(file),
  );
