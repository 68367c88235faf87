import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../../contract/doses/schedule/sources.json';

/* Who answers for a sample product's rules is one of the sources of the schedule, as its own table names them. */

const FOLDER = 'server/sample/vaccines';
const INSERT = 'package insert';

interface Medical {
  readonly source: string;
  readonly edition: string;
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const medicalOf = (name: string): Medical =>
  (JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { readonly medical: Medical }).medical;

const baseOf = (title: string): string => title.split(/[（(,，]/)[0]?.trim() ?? '';
const titles = Object.values(sources).map(({ title }) => title);
const bases = new Set(titles.map(baseOf));

/** What is named is a title of the table, with or without its edition. */
const isListed = (named: string): boolean =>
  bases.has(baseOf(named)) || titles.some((title) => title.startsWith(baseOf(named)));

test('the sample has products', () => expect(files.length).toBeGreaterThan(60));

test.each(files)('%s names sources that the schedule has', (name) => {
  const { source, edition } = medicalOf(name);
  const named = source.split('; ');
  expect(named.filter((each) => !isListed(each))).toEqual([]);
  // An edition is a year of a title; only what has no edition says so.
  const years = edition.match(/\d{4}/g) ?? [];
  const listed: readonly string[] = titles.join(' ').match(/20\d\d/g) ?? [];
  expect(years.filter((year) => !listed.includes(year))).toEqual([]);
  if (named.every((each) => each.startsWith(INSERT))) expect(years).toEqual([]);
});
