import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Log of the tests that passed only on retry, over all runs. */
const FILE = '.cache/second-looks.txt';
const WEEK = 7 * 24 * 3_600_000;

/**
 * Counts the retried tests in the log: one line per retry, time and test name separated by a tab.
 * @param text what the file holds
 * @param now ms since 1970 UTC
 * @returns retries of each test within the last seven days, the most frequent first
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
 * Appends the retried tests of a run to the log.
 * @param file path of the log, created on first use
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
 * Prints at the end of a run which tests passed only on retry, and which did so twice or more in a week.
 * @param names full names of this run's, each on one line
 * @returns number of this run's tests that were retried twice or more in a week, which is no accident
 */
export function reportSecondLooks(names) {
  for (const name of names) console.log(`Passed at the second try, look into it: ${name}`);
  const often = noteSecondLooks(FILE, names, Date.now()).filter(([, count]) => count > 1);
  for (const [name, count] of often)
    console.log(`Needed its second look ${count} times in a week, mend or remove it: ${name}`);
  return often.filter(([name]) => names.includes(name)).length;
}
