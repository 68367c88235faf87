import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from './calls';
import type { AlipayCall } from './calls';

const SERVER = join(__dirname, '../..');

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !path.startsWith('platforms/simulated/') && !path.endsWith('alipay/calls.ts'))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'));
const called = new Set(
  sources.flatMap((source) => source.match(/(?<=')alipay\.[a-z]+(\.[a-z]+)+(?=')/g) ?? []),
);

test('every method that the provider names is in the table of published fields', () => {
  expect([...called].filter((method) => !(method in CALLS))).toEqual([]);
  expect(called.size).toBeGreaterThan(3);
});

test('every method of the table is called', () => {
  expect(Object.keys(CALLS).filter((method) => !called.has(method))).toEqual([]);
});

test('each names the page that its fields are from, and a limit for each text', () => {
  for (const [method, call] of Object.entries<AlipayCall>(CALLS)) {
    expect(call.page).toMatch(/\w/);
    for (const [name, field] of Object.entries(call.fields)) {
      const isBounded =
        field.type !== 'text' || field.most !== undefined || field.oneOf !== undefined;
      expect({ method, name, isBounded }).toEqual({ method, name, isBounded: true });
    }
  }
});
