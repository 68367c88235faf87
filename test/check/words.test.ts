import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

/** Words replaced by the field's terms (docs/glossary.md), each with the word to use instead. */
const RETIRED: Readonly<Record<string, string>> = {
  wish: 'request, search, prefill or hold key',
  ways: 'remedies, directions or links',
  kept: 'cached, stored or retained',
  lapsed: 'expired',
  reckon: 'compute',
  obstacle: 'unavailability',
  unbooked: 'booking failure',
  fault: 'violation',
  faults: 'violations',
  moment: 'clock reading or time',
  companion: 'participant',
  companions: 'participants',
  along: 'group members',
  tell: 'notify',
  tells: 'notify',
  told: 'notified',
  untold: 'not notified, or what is missing',
  noted: 'self-reported',
  promises: 'messages',
  courier: 'frame channel',
  beside: 'sibling',
  modest: 'low priority',
  breath: 'pause',
  careful: 'conflict mode',
  place: 'capacity, slot, location, index, position or surface',
  places: 'capacity, slots, locations or positions',
  standing: 'conflicting order, or the status',
  looks: 'visual modes',
  film: 'video',
  films: 'videos',
  house: 'architecture',
  floors: 'layers',
  brake: 'posting limit',
  brakes: 'posting limits',
  somebody: 'user, recipient, author, staff or visitor',
  nobody: 'what is absent',
  nobodys: 'without an owner',
  anybody: 'user, recipient, author, staff or visitor',
  everybody: 'all of them, by what they are',
  whoever: 'user, recipient, author, staff or visitor',
  'let in': 'admit, or hold for the waiting list',
  'lets in': 'admit, or hold for the waiting list',
};

/** Names in which one of them is right: published on the wire, or another field's term. */
const ALLOWED: Readonly<Record<string, string>> = {
  wish: 'a kind of feedback on the wire',
  lapsed: 'on the wire: state of a ticket whose turn expired',
  lapsedText: 'says what that state means',
  told: 'on the wire: how many patients a closing notified',
  toldAt: 'on the wire: when an alert was sent',
  notedOn: 'on the wire: day of a self-reported dose',
  doseNoted: 'reason of a refusal on the wire',
  payWays: 'several of the wire’s payWay',
  payWaysOf: 'several of the wire’s payWay',
  PAY_WAYS: 'several of the wire’s payWay',
  FAULTS: 'fault injection, in tests',
  FaultProxy: 'fault injection, in tests',
  Fault: 'fault injection, in tests',
  fault: 'fault injection, in tests',
  faults: 'fault injection, in tests',
  'faults.ts': 'fault injection, in tests',
  'faults.test.ts': 'fault injection, in tests',
  faultFor: 'fault injection, in tests',
  SILENT_FAULTS: 'fault injection, in tests',
  familyFaults: 'fault injection, in tests',
};

/** Names that are right only as a property and where one is destructured: on the wire, in storage or a column. */
const PROPERTIES: Readonly<Record<string, string>> = {
  place: 'of a location in storage and between sites; a column of pictures; a chance on the wire',
  places: 'on the wire and a column: people of a hold or a ticket',
  placesLeft: 'on the wire: what a release has left',
  standing: 'on the wire: the order that conflicts with a request',
  'hpv-places': 'a published address of a picture',
};

const segments = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const WORDS = Object.keys(RETIRED);

function retiredIn(name: string): string[] {
  if (name in ALLOWED) return [];
  const own = ` ${segments(name).join(' ')} `;
  return WORDS.filter((word) => own.includes(` ${word} `)).sort(
    (a, b) => own.indexOf(` ${a} `) - own.indexOf(` ${b} `),
  );
}

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.endsWith('words.test.ts'));

/** Declarations are looked for only where a text has one of the words at all. */
const ANYWHERE = new RegExp(WORDS.join('|').replaceAll(' ', '[-_]?'), 'i');

/** Whether a name is a property's, or that of a variable which a property of this name is destructured into. */
const isProperty = (parent: ts.Node): boolean =>
  ts.isPropertySignature(parent) ||
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  (ts.isBindingElement(parent) && !parent.propertyName && ts.isObjectBindingPattern(parent.parent));

/** What a file declares: variables, functions, types, properties and message keys, but no titles of tests. */
function declaredIn(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (!ANYWHERE.test(text)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isUse = ts.isPropertyAccessExpression(node.parent);
    const isName = (ts.isIdentifier(node) || ts.isStringLiteral(node)) && !isUse;
    if (
      isName &&
      'name' in node.parent &&
      node.parent.name === node &&
      !node.text.includes(' ') &&
      !(node.text in PROPERTIES && isProperty(node.parent))
    )
      names.push(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return names;
}

test('retired words are in no file name', () => {
  const found = sources.filter((path) => retiredIn(basename(path)).length > 0);
  expect(found).toEqual([]);
});

test('retired words are in no identifier and no message key', () => {
  const found = sources.flatMap((path) =>
    declaredIn(path).flatMap((name) =>
      retiredIn(name).map((word) => `${path}: ${name}; say ${RETIRED[word]}`),
    ),
  );
  expect(found).toEqual([]);
});

/** Words that are right for other things, each with what they are not the name of. */
const MISUSED: readonly (readonly [RegExp, string])[] = [
  [/\.\w+\((?:async )?\([^()]*, at(?:: number)?\) =>/, 'at for an index: say index'],
  [/\b(?:const|let) at = [^;]*\.(?:indexOf|lastIndexOf|findIndex)\(/, 'at for an index: say index'],
  [/\bfor \(let at = /, 'at for an index: say index'],
  [
    /\boffers?\b: (?:readonly )?\(?(?:ClinicProduct|ListedProduct|DepartmentVaccine)/,
    'say clinicProduct',
  ],
  [/\boffers?\b: (?:readonly )?\(?AlternativeSlot/, 'say alternative'],
  [/\bline\b: Queue\b/, 'say queue'],
];

test('words of several meanings are not used for what has a name of its own', () => {
  const found = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return MISUSED.flatMap(([pattern, advice]) =>
      pattern.test(text) ? [`${path}: ${advice}`] : [],
    );
  });
  expect(found).toEqual([]);
});

/** Of the retired words those that plain English has no other use for. */
const IN_PROSE =
  /\b(?:wish|ways? on|lapsed|reckon\w*|obstacles?|unbooked|companions?|tells?|told|untold|noted|courier|breath|standing orders?)\b/i;
/** Without names in code, and without the glossary's words of the wire. */
const proseOf = (line: string): string =>
  line.replace(/`[^`]*`/g, '').replace(/^(\| [^|]+\|)[^|]*\|(?=[^|]*[\u4e00-\u9fff–])/, '$1|');

test('retired words are in no document', () => {
  const documents = ['README.md', 'CONTRIBUTING.md'].concat(
    ['coverage', 'glossary', 'operating'].map((name) => `docs/${name}.md`),
  );
  const found = documents.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap(
        (line, index) =>
          IN_PROSE.exec(proseOf(line))?.map((word) => `${path}:${index + 1} ${word}`) ?? [],
      ),
  );
  expect(found).toEqual([]);
});

test('the words are found where they hide', () => {
  expect(retiredIn('useKeptDay')).toEqual(['kept']);
  expect(retiredIn('KEPT_FROM')).toEqual(['kept']);
  expect(retiredIn('kept-pages.ts')).toEqual(['kept']);
  expect(retiredIn('keptFault')).toEqual(['kept', 'fault']);
  expect(retiredIn('alongside')).toEqual([]);
  expect(retiredIn('letIn')).toEqual(['let in']);
  expect(retiredIn('LET_IN_BY')).toEqual(['let in']);
  expect(retiredIn('outletInput')).toEqual([]);
  expect(IN_PROSE.test(proseOf('| doses noted by hand | `told` |'))).toBe(true);
  expect(IN_PROSE.test(proseOf('| remedy | way on | – | What to do |'))).toBe(false);
});
