import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../test/setup/run-typescript.mjs';
import { cpuFile, jest } from './run-stage.mjs';

/** Jest projects of suites that test the builds, by their folders. */
const PROJECTS = {
  simulator: ['test/simulator'],
  server: ['test/server', 'test/platforms'],
  mini: ['test/mini'],
  browser: ['test/browser'],
};
export const KINDS = Object.keys(PROJECTS);

/** Suites wait for databases and pages often enough for a third worker on two cores. */
const WORKERS = 3;

const { suiteList, usualPart } = await importTypeScript('test/tiers/suite-list.ts');
export const { outgrown } = await importTypeScript('test/tiers/outgrown.ts');

const suitesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();

const kindOf = (path) =>
  KINDS.find((kind) => PROJECTS[kind].some((folder) => path.startsWith(`${folder}/`)));

/**
 * Every suite that tests a build.
 * @returns each with its path, kind (a jest project), part and budget in s of the processor (null: never measured)
 */
export function builtSuites() {
  const list = suiteList();
  const paths = KINDS.flatMap((kind) => PROJECTS[kind].flatMap(suitesIn));
  return paths.map((path) => ({
    path,
    kind: kindOf(path),
    part: list.get(path)?.part ?? usualPart(path),
    budget: list.get(path)?.budget ?? null,
  }));
}

/** Name of the gate's run over its suites. */
export const GATE_RUN = 'gate';

/** A jest run over suites, or null where there are none. Runs of different names note apart what their suites take. */
export function suitesStage(name, suites, env = {}) {
  if (suites.length === 0) return null;
  const kinds = KINDS.filter((kind) => suites.some((suite) => suite.kind === kind));
  const paths = suites.map(({ path }) => path);
  const stage = jest(kinds, WORKERS, paths);
  const cpu = cpuFile(name);
  return { ...stage, name, cpu, env: { ...stage.env, CPU_FILE: cpu, ...env } };
}

/** What the suites of a finished run took of the processor, s, by their path. */
export function secondsTaken({ cpu }) {
  const text = existsSync(cpu) ? readFileSync(cpu, 'utf8') : '';
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '))
      .map(([seconds, path]) => [path, Number(seconds)]),
  );
}
