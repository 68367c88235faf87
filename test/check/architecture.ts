import { allImports, between } from './imports';
import type { ImportGraph } from './imports';

/** A box of the picture: the folders whose files it stands for, or `*` for files in the root itself. */
interface Box {
  readonly id: string;
  readonly folders: readonly string[];
  readonly purpose: string;
}

const CLIENT: readonly Box[] = [
  { id: 'app', folders: ['src/*'], purpose: 'boot' },
  { id: 'pages', folders: ['src/pages'], purpose: 'a folder each' },
  {
    id: 'features',
    folders: ['src/features'],
    purpose: 'eleven modules: stores, rules, components',
  },
  { id: 'shared', folders: ['src/shared'], purpose: 'session, agreements, location, uploads' },
  { id: 'routes', folders: ['src/routes'], purpose: 'addresses, guards, titles, router' },
  {
    id: 'kernel',
    folders: ['http', 'ui', 'platform', 'storage', 'telemetry', 'i18n'].map(
      (name) => `src/${name}`,
    ),
    purpose: 'what any app needs; targets differ here',
  },
];
const CONTRACT: Box = {
  id: 'contract',
  folders: ['contract'],
  purpose: 'calls, and the rules that both sides need',
};
const PROVIDER: readonly Box[] = [
  { id: 'start', folders: ['server/*'], purpose: 'start, commands' },
  { id: 'areas', folders: ['server/areas', 'server/static'], purpose: 'answers to calls' },
  { id: 'jobs', folders: ['server/jobs', 'server/seed-load'], purpose: 'work in the background' },
  { id: 'domain', folders: ['server/domain'], purpose: 'eleven modules: rules and their SQL' },
  {
    id: 'common',
    folders: ['server/shared', 'server/search', 'server/attempts'],
    purpose: 'slots, doses, people, accounts',
  },
  { id: 'wire', folders: ['server/http', 'server/deps'], purpose: 'envelope, errors' },
  { id: 'platforms', folders: ['server/platforms'], purpose: 'WeChat, Alipay, SMS, mail' },
  {
    id: 'ground',
    folders: ['db', 'sealed', 'kernel', 'pictures', 'seed', 'catalogue'].map(
      (name) => `server/${name}`,
    ),
    purpose: 'PostgreSQL or embedded, clock, keys',
  },
];
const BOXES = [...CLIENT, CONTRACT, ...PROVIDER];

/** @throws Error where a folder is in no box */
function boxOf(path: string): string {
  const [root = '', entry = '', below] = path.split('/');
  const name = entry.replace(/\.tsx?$/, '');
  const named = [root, `${root}/${name}`, ...(below === undefined ? [`${root}/*`] : [])];
  const box = named.flatMap((at) => BOXES.filter(({ folders }) => folders.includes(at)))[0];
  if (!box) throw new Error(`${path} is in no box of the picture of the architecture`);
  return box.id;
}

/** Arrows without those that others imply. */
function directArrows(graph: ImportGraph): [string, string][] {
  const leads = (from: string, to: string): boolean =>
    (graph.get(from) ?? []).some((next) => next === to || leads(next, to));
  return [...graph].flatMap(([from, known]) =>
    known
      .filter((to) => !known.some((next) => next !== to && leads(next, to)))
      .map((to): [string, string] => [from, to]),
  );
}

const drawn = ({ id, folders, purpose }: Box): string => {
  const names = folders.map((folder) => folder.replace(/^(src|server)\/(?!\*)/, ''));
  return `${id}["<b>${names.join(', ').replace('/*', '/*.ts')}</b><br/>${purpose}"]`;
};

const group = (id: string, title: string, boxes: readonly Box[]): string[] => [
  `  subgraph ${id}["${title}"]`,
  ...boxes.map((box) => `    ${drawn(box)}`),
  '  end',
];

/**
 * The code by its own imports, as a Mermaid flowchart: who imports whom, without arrows that others imply.
 * @param sources text of each script of `src`, `contract` and `server`, by its path
 */
export function architectureOf(sources: ReadonlyMap<string, string>): string {
  const arrows = directArrows(between(allImports(sources), boxOf));
  return [
    'flowchart TB',
    ...group('src', 'src: WeChat, Alipay and H5', CLIENT),
    `  ${drawn(CONTRACT)}`,
    ...group('server', 'server: the provider', PROVIDER),
    ...arrows.map(([from, to]) => `  ${from} --> ${to}`).sort(),
    '  kernel -. HTTPS, WebSocket .-> areas',
  ].join('\n');
}

const BEGIN = '```mermaid\n';
const END = '\n```';

/** A document with its picture drawn anew. @throws Error where it has none */
export function withArchitecture(document: string, picture: string): string {
  const from = document.indexOf(BEGIN);
  const to = document.indexOf(END, from);
  if (from < 0 || to < 0) throw new Error('There is no place for the picture of the architecture');
  return document.slice(0, from + BEGIN.length) + picture + document.slice(to);
}
