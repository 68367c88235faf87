import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { Build } from '../build';
import type { Rule } from '../rule';
import { loadedAtOnce } from './sizes';

/** Bytes, gzip, of the scripts and styles that a page opened by a link loads before it shows anything of its own. */
const LINKED_BUDGET = 115_000;
const MOST_FILES = 6;
/** Pages that links from outside lead to most, and those that their own users open by one. */
const LINKED = ['/vaccineDetalis', '/departmentIndex', '/subscribe', '/myOrder'];

/** Files that the start page's script asks for when a page is opened by its link. */
function askedFor(html: string, path: string): string[] {
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const asked: string[] = [];
  const nothing = (): undefined => undefined;
  const window = { addEventListener: nothing, removeEventListener: nothing };
  runInNewContext(script, {
    window,
    location: { hash: `#${path}` },
    document: {
      createElement: () => ({}),
      documentElement: { setAttribute: nothing },
      head: { appendChild: ({ href }: { href: string }) => void asked.push(href) },
    },
  });
  return asked;
}

function violations(build: Build, html: string, path: string): string[] {
  const asked = askedFor(html, path);
  if (asked.length === 0) return [`the start page asks for no file of ${path}`];
  const paths = [...loadedAtOnce(html), ...asked];
  const bytes = build.files
    .filter((file) => paths.includes(file.path))
    .reduce((sum, file) => sum + gzipSync(file.read(), { level: 9 }).length, 0);
  const found = `${path} loads ${bytes} bytes (gzip) in ${paths.length} files`;
  const isTooMuch = bytes > LINKED_BUDGET || paths.length > MOST_FILES;
  return isTooMuch ? [`${found}, the limits are ${LINKED_BUDGET} and ${MOST_FILES}`] : [];
}

export const linkedPages: Rule = {
  name: 'linked pages',
  targets: ['h5'],
  check: (build) => {
    const html = build.files.find(({ path }) => path === 'index.html')?.read() ?? '';
    return LINKED.flatMap((path) => violations(build, html, path));
  },
};
