import * as v from 'valibot';
import { CODE } from '@contract/errors';
import { DomainError } from './domain-error';
import { validate } from './validation';

const schema = v.object({ remark: v.string(), people: v.array(v.object({ name: v.string() })) });

const violationOf = (input: unknown): DomainError => {
  try {
    validate(schema, input);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('It was taken.');
};

test('what the contract does not name is dropped', () => {
  const input = { remark: '无', people: [{ name: 'A' }] };
  expect(validate(schema, { ...input, more: 1 })).toEqual(input);
});

test.each([
  ['remark', { remark: 'a\0b', people: [] }],
  ['people.1.name', { remark: '', people: [{ name: 'A' }, { name: '\0' }] }],
  ['remark', { remark: 'a\ud83d', people: [] }],
  ['people.0.name', { remark: '', people: [{ name: '\udc00x' }] }],
])(
  'a NUL or half a character in %s, which the database takes in no text, is refused by the field',
  (field, input) => {
    const { code, details } = violationOf(input);
    expect([code, details.data]).toEqual([CODE.PARAMETERS, { fields: [field] }]);
    expect(details.message?.en).toMatch(/^Please check: (remark|name) /);
  },
);
