import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setClockAhead } from '../run-clock.mjs';

const ROOT = new URL('../../..', import.meta.url).pathname;
/** Names the file to which each suite of a run adds what it took of the processor; `<seconds> <path>`. */
const FILE = 'CPU_FILE';
/** Clock ticks of /proc a second, on every Linux. */
const TICKS = 100;
/** Of /proc/<pid>/stat, after the name: time of children that have ended, in user and in system mode. */
const CHILDREN = [13, 14];
/** ms for the children of a suite to be waited for. */
const END = 50;

/** s that the ended children of this process took of the processor, and theirs; 0 where there is no /proc. */
function childSeconds() {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return CHILDREN.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS;
}

/** s of the processor so far: this process and its ended children. */
function secondsSoFar() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds();
}

const oneLine = (name) => name.replace(/\s+/g, ' ').trim();

function fullName({ name, parent }) {
  return parent?.parent ? `${fullName(parent)} ${name}` : name;
}

/** Names of a suite's tests in quarantine (test/tiers/quarantine.ts); none in a deep run. */
function quarantinedIn(path) {
  if (process.env.TIER === 'deep') return new Set();
  const lines = readFileSync(`${ROOT}test/tiers/quarantine.txt`, 'utf8').split('\n');
  return new Set(
    lines.map((line) => line.split(' | ')).flatMap((cells) => (cells[1] === path ? cells[2] : [])),
  );
}

/** An environment on the run's clock, which leaves out what is in quarantine and notes what its suite took of the processor. */
export const measured = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.path = relative(ROOT, context.testPath);
      this.before = secondsSoFar();
      this.quarantined = quarantinedIn(this.path);
    }

    async setup() {
      await super.setup();
      const offset = Number(process.env.RUN_CLOCK_OFFSET_MS ?? 0);
      if (offset !== 0) setClockAhead(this.global, offset);
    }

    async handleTestEvent({ name, test }) {
      if (name === 'test_start' && this.quarantined.has(oneLine(fullName(test))))
        test.mode = 'skip';
    }

    async teardown() {
      await super.teardown();
      if (!process.env[FILE]) return;
      await new Promise((resolve) => setTimeout(resolve, END));
      const seconds = (secondsSoFar() - this.before).toFixed(1);
      appendFileSync(process.env[FILE], `${seconds} ${this.path}\n`);
    }
  };
