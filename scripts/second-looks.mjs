import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Which tests needed a second look, over all runs. */
const FILE = '.cache/second-looks.txt';
const WEEK = 7 * 24 * 3_600_000;

/**
 * Which tests needed their second look, run by run: a line each, the instant and the test's name between tabs.
 * @param text what the file holds
 * @param now ms since 1970 UTC
 * @returns how often each test did within the last seven days, the most frequent first
 */
export function looksWithinWeek(text, now) {
  const counts = new Map();
  for (const line of text.split('\n')) {
    const [at, name] = line.split('\t');
    if (!name || !(Date.parse(at) > now - WEEK)) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * Adds the tests of a run to the list.
 * @param file path of the list, made on first use
 * @param names full names of the tests, each on one line
 * @param now ms since 1970 UTC
 * @returns as {@link looksWithinWeek}
 */
export function noteSecondLooks(file, names, now) {
  if (names.length > 0) {
    mkdirSync(dirname(file), { recursive: true });
    const at = new Date(now).toISOString();
    appendFileSync(file, names.map((name) => `${at}\t${name}\n`).join(''));
  }
  return existsSync(file) ? looksWithinWeek(readFileSync(file, 'utf8'), now) : [];
}

/**
 * Says at the end of a run which tests needed their second look, and which of all did so twice in a week.
 * @param names full names of this run's, each on one line
 * @returns how many of this run's did so twice in a week, which is no accident any more
 */
export function reportSecondLooks(names) {
  for (const name of names) console.log(`Passed at the second try, look into it: ${name}`);
  const often = noteSecondLooks(FILE, names, Date.now()).filter(([, count]) => count > 1);
  for (const [name, count] of often)
    console.log(`Needed its second look ${count} times in a week, mend or remove it: ${name}`);
  return often.filter(([name]) => names.includes(name)).length;
}
