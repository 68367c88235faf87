// npm run coverage:journeys [-- <test files>]: runs journeys (suites of test/browser, test/server and test/platforms, by
// default all) and writes to test/check/journeys.txt which of our files each one ran. First builds what it needs: the
// site with source maps, and the provider. Only the journeys that ran are rewritten.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIST = 'test/check/journeys.txt';
const SITE = '.cache/journeys/h5';
const PROVIDER = 'dist/server';
const OURS = /^(src|contract|server)\/.*\.tsx?$/;

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Returns a function that converts an offset in the text into [line, column], both from 0. */
function lineStartsOf(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return [low, offset - starts[low]];
  };
}

/** Repository path of a source named in a source map. */
function ourPath(source) {
  const path = source.startsWith('webpack://')
    ? source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').replace(/\?.*$/, '')
    : posix.normalize(posix.join(PROVIDER, source));
  return OURS.test(path) ? path : null;
}

const scripts = new Map();

/** A built script with its source map, read once. */
function scriptAt(file) {
  if (!scripts.has(file)) {
    const payload = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    scripts.set(file, {
      map: new SourceMap(payload),
      sources: payload.sources.map(ourPath).filter(Boolean),
      place: lineStartsOf(readFileSync(file, 'utf8')),
    });
  }
  return scripts.get(file);
}

/**
 * Our files that a script ran: those with a called function, and those without functions, such as message tables, once
 * their script was loaded.
 */
function reachedIn(file, ranges, reached) {
  if (!existsSync(`${file}.map`)) return;
  const { map, sources, place } = scriptAt(file);
  const withFunctions = new Set();
  for (const [start, wasRun] of ranges) {
    const [line, column] = place(start);
    const entry = map.findEntry(line, column);
    if (entry.generatedLine !== line || entry.generatedColumn !== column) continue;
    const path = entry.originalSource && ourPath(entry.originalSource);
    if (!path) continue;
    withFunctions.add(path);
    if (wasRun) reached.add(path);
  }
  for (const path of sources) if (!withFunctions.has(path)) reached.add(path);
}

function collect(folder) {
  const reached = new Set();
  for (const name of readdirSync(folder)) {
    const content = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    if (name === 'browser.json') {
      for (const { url, ranges } of content) {
        const { pathname } = new URL(url);
        const starts = ranges.map(([range, wasRun]) => [Number(range.split('-')[0]), wasRun]);
        reachedIn(join(SITE, pathname), starts, reached);
      }
    } else {
      for (const { url, functions } of content.result) {
        if (!url.startsWith('file:') || !url.includes(`/${PROVIDER}/`)) continue;
        const ranges = functions.map(({ ranges: [whole] }) => [whole.startOffset, whole.count > 0]);
        reachedIn(fileURLToPath(url), ranges, reached);
      }
    }
  }
  return reached;
}

/** Reads the list: the journeys, then each file with the numbers of its journeys. */
function readList() {
  const journeys = new Map();
  if (!existsSync(LIST)) return journeys;
  const names = [];
  for (const line of readFileSync(LIST, 'utf8').split('\n')) {
    const [, number, journey] = /^(\d+) (\S+)$/.exec(line) ?? [];
    if (journey) {
      names[Number(number)] = journey;
      journeys.set(journey, new Set());
    }
    const [, file, numbers] = /^(\S+): ([\d ]+)$/.exec(line) ?? [];
    if (file) for (const each of numbers.split(' ')) journeys.get(names[Number(each)])?.add(file);
  }
  return journeys;
}

function writeList(journeys) {
  const names = [...journeys.keys()].filter((name) => existsSync(name)).sort();
  const files = [...new Set(names.flatMap((name) => [...journeys.get(name)]))]
    .filter(existsSync)
    .sort();
  writeFileSync(
    LIST,
    [
      'Which files each journey runs; written by `npm run coverage:journeys`.',
      '',
      ...names.map((name, at) => `${at} ${name}`),
      '',
      ...files.map((file) => {
        const by = names.flatMap((name, at) => (journeys.get(name).has(file) ? [at] : []));
        return `${file}: ${by.join(' ')}`;
      }),
      '',
    ].join('\n'),
  );
}

/** Jest projects and their folders of end-to-end suites, which record what they run. */
const PROJECTS = { browser: ['test/browser/'], server: ['test/server/', 'test/platforms/'] };

const asked = process.argv.slice(2);
const keepsBuild = process.env.KEEP_BUILD === '1' && existsSync(join(SITE, 'index.html'));
if (!keepsBuild) {
  const env = { OUTPUT_ROOT: '.cache/journeys', SOURCE_MAPS: '1' };
  if (!run(['scripts/build.mjs', 'h5'], env) || !run(['scripts/build-server.mjs'])) process.exit(1);
}
mkdirSync('.cache', { recursive: true });
for (const [project, folders] of Object.entries(PROJECTS)) {
  const suites = asked.filter((name) => folders.some((folder) => name.startsWith(folder)));
  if (asked.length > 0 && suites.length === 0) continue;
  const folder = mkdtempSync('.cache/journeys-of-');
  const all = join(process.cwd(), folder);
  const env = { H5_DIR: join(process.cwd(), SITE), JOURNEYS_DIR: all };
  const results = join(all, 'results.json');
  const jest = ['node_modules/jest/bin/jest.js', ...suites, '--silent', '--maxWorkers=2'];
  run([...jest, '--json', `--outputFile=${results}`, '--selectProjects', project], env);
  const journeys = readList();
  for (const { name, status } of JSON.parse(readFileSync(results, 'utf8')).testResults) {
    const journey = name.slice(process.cwd().length + 1);
    const own = join(all, basename(name));
    if (status === 'passed' && existsSync(own)) journeys.set(journey, collect(own));
    else if (status !== 'passed') console.error(`${journey} failed; its lines stay as they were`);
  }
  writeList(journeys);
  rmSync(folder, { recursive: true, force: true });
}
