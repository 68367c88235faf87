import * as v from 'valibot';
import { CODE } from '@contract/errors';
import { chosenName, personName } from '@contract/fields';
import { DomainError } from './domain-error';
import { validate } from './validation';

const schema = v.object({ remark: v.string(), people: v.array(v.object({ name: v.string() })) });

const violationOf = (input: unknown, of: v.GenericSchema = schema): DomainError => {
  try {
    validate(of, input);
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

test.each([
  ['name', v.object({ name: personName }), { name: '王\u200b小明' }, '姓名'],
  ['nickname', v.object({ nickname: chosenName(1, 16) }), { nickname: '小\u2060安' }, '昵称'],
  ['nickName', v.object({ nickName: chosenName(1, 20) }), { nickName: '\u3164' }, '昵称'],
  [
    'guardian.name',
    v.object({ guardian: v.object({ name: personName }) }),
    { guardian: { name: '李\ufeff四' } },
    '姓名',
  ],
])(
  'a sign that cannot be seen in %s is refused, and the text says so',
  (field, of, input, name) => {
    const { code, details } = violationOf(input, of);
    expect(code).toBe(CODE.PARAMETERS);
    expect(details.data).toMatchObject({ fields: expect.arrayContaining([field]) });
    expect(details.message?.zh).toBe(`填写有误：${name}含有看不见的字符，请删除后重新输入`);
  },
);
