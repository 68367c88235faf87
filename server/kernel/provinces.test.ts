import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProvinces } from './provinces';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'provinces-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const provincesOf = (text: string) => {
  const file = join(directory, 'provinces.csv');
  writeFileSync(file, text);
  return readProvinces(file);
};

const FILE = `
# first,last,code
198.51.100.0,198.51.100.255,44
192.0.2.0,192.0.2.127,11
192.0.2.128,192.0.2.255,310000
203.0.113.0,203.0.113.255,00
2001:db8::,2001:db8:0:ffff:ffff:ffff:ffff:ffff,51
`;

test.each([
  ['192.0.2.0', '11'],
  ['192.0.2.127', '11'],
  ['192.0.2.128', '31'],
  ['192.0.2.255', '31'],
  ['192.0.3.0', null],
  ['192.0.1.255', null],
  ['198.51.100.7', '44'],
  ['203.0.113.1', '00'],
  ['::ffff:192.0.2.5', '11'],
  ['2001:db8::1', '51'],
  ['2001:DB8:0:ffff::9', '51'],
  ['2001:db8:1::', null],
  ['2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', null],
  ['::1', null],
  ['', null],
  ['nonsense', null],
])('%s is in %s', (address, province) => {
  expect(provincesOf(FILE)(address)).toBe(province);
});

test.each([
  ['1.2.3.0,1.2.3.255', /line 1/],
  ['1.2.3.0,1.2.3.255,99', /line 1/],
  ['1.2.3.0,1.2.3.255,toString', /line 1/],
  ['1.2.3.255,1.2.3.0,11', /line 1/],
  ['1.2.3.0,::1,11', /line 1/],
  ['# a\n1.2.3.0,1.2.3.256,11', /line 2/],
  ['1.2.3.0,1.2.3.9,11\n1.2.3.9,1.2.4.0,12', /1\.2\.3\.9/],
])('a wrong file is refused, and the error says where: %s', (text, message) => {
  expect(() => provincesOf(text)).toThrow(message);
});

test('without a file nothing is known of any address', () => {
  expect(readProvinces(null)('192.0.2.1')).toBeNull();
});

test('a missing file is an error', () => {
  expect(() => readProvinces(join(directory, 'missing.csv'))).toThrow(/PROVINCE_FILE/);
});
