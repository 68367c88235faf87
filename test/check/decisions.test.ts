import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../docs/decisions');
const NAME = /^\d{4}-[a-z0-9-]+\.md$/;
/** The first line after the title: what became of the decision, and which others changed it. */
const STATUS = /^# .+\n\nStatus: (accepted|changed by|ended by|superseded by|history)\b.+/;

const records = readdirSync(FOLDER);
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

test('each record of a decision says below its title whether it still holds', () => {
  expect(records.length).toBeGreaterThan(100);
  expect(records.filter((name) => !NAME.test(name) || !STATUS.test(textOf(name)))).toEqual([]);
});

test('records that a status names exist', () => {
  const numbers = new Set(records.map((name) => name.slice(0, 4)));
  const dead = records.flatMap((name) => {
    const status = /^Status: .+$/m.exec(textOf(name))?.[0] ?? '';
    return (status.match(/\b\d{4}\b/g) ?? [])
      .filter((number) => !numbers.has(number))
      .map((number) => `${name}: ${number}`);
  });
  expect(dead).toEqual([]);
});
