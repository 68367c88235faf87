import { compareText } from '@contract/text/order-rules';
import type { Problem } from '../problem';
import { decodeText } from '../files/decode';
import { FileProblems } from '../files/file-problems';
import { Refusal } from '../files/fields/refusal';

/** The folders of content, each with the files that an entry of it has. */
export const FOLDERS = {
  vaccines: ['.json', '.zh.md', '.en.md'],
  encyclopedia: ['.zh.md', '.en.md'],
  articles: ['.zh.md', '.en.md'],
  videos: ['.zh.md', '.en.md'],
} as const;
export type Folder = keyof typeof FOLDERS;
export type Ending = (typeof FOLDERS)['vaccines'][number];

/** One file of an entry, as text; what is found wrong in it is added to `problems`. */
export interface EntryFile {
  readonly text: string;
  readonly problems: FileProblems;
}

/** An entry of a folder with its files by their endings; only those that are complete. */
export interface Entry<Name extends Ending = Ending> {
  readonly id: string;
  readonly files: Readonly<Record<Name, EntryFile>>;
}

/** What an operating system or an editor leaves, which nobody wrote, and examples. */
const LEFT = /^(?:\.|~|Thumbs\.db$|desktop\.ini$)|(?:~|\.example)$/i;
const FILE = /^([A-Za-z0-9_-]{1,40})(\.json|\.zh\.md|\.en\.md)$/;

const fileError = (file: string, message: string): Problem => ({
  file,
  line: null,
  column: null,
  severity: 'error',
  message,
});

/** Reads one of the folders, and collects what is wrong with its files. */
export class FolderReader {
  readonly #files: FileProblems[] = [];
  readonly #others: Problem[] = [];

  constructor(private readonly all: ReadonlyMap<string, Uint8Array>) {}

  /** The entries of a folder by id, those that lack a file left out. */
  entries<Name extends Folder>(folder: Name): Entry<(typeof FOLDERS)[Name][number]>[] {
    const endings: readonly Ending[] = FOLDERS[folder];
    const found = new Map<string, Map<Ending, EntryFile>>();
    for (const [path, bytes] of this.all) {
      if (!path.startsWith(`${folder}/`)) continue;
      const name = path.slice(folder.length + 1);
      if (LEFT.test(name)) continue;
      const [, id, ending] = FILE.exec(name) ?? [];
      if (id === undefined || !endings.includes(ending as Ending)) {
        const examples = endings.map((each) => `${folder}/<id>${each}`).join(', ');
        this.#others.push(
          fileError(
            path,
            `is no file of this folder; there are ${examples}, ids of letters, digits and hyphens`,
          ),
        );
        continue;
      }
      const file = this.#read(path, bytes);
      const files = found.get(id) ?? new Map<Ending, EntryFile>();
      found.set(id, files);
      if (file) files.set(ending as Ending, file);
      else files.delete(ending as Ending);
    }
    return [...found]
      .sort(([a], [b]) => compareText(a, b))
      .flatMap(([id, files]) => {
        const missing = endings.filter((ending) => !this.all.has(`${folder}/${id}${ending}`));
        for (const ending of missing)
          this.#others.push(
            fileError(
              `${folder}/${id}${ending}`,
              `is missing beside ${[...files.keys()].map((each) => id + each).join(' and ') || 'its others'}; write it`,
            ),
          );
        return files.size === endings.length
          ? [
              {
                id,
                files: Object.fromEntries(files) as Entry<(typeof FOLDERS)[Name][number]>['files'],
              },
            ]
          : [];
      });
  }

  #read(path: string, bytes: Uint8Array): EntryFile | null {
    const problems = new FileProblems(path);
    this.#files.push(problems);
    const text = decodeText(bytes, 'UTF-8');
    if (!(text instanceof Refusal)) return { text, problems };
    problems.error(null, null, text.message);
    return null;
  }

  /** All that has been found wrong so far, by file. */
  problems(): Problem[] {
    return [...this.#files.flatMap((file) => file.list()), ...this.#others].sort((a, b) =>
      compareText(a.file, b.file),
    );
  }
}
