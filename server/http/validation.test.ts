import * as v from 'valibot';
import { endpoints } from '@contract/endpoints';
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

/** Keys of what pages send by themselves: nobody types or chooses them. */
const OF_PAGES = new Set(
  `uFrom authSignList idempotencyKey version url appVersion submissionId consentVersion guardianConsentVersion
  guardianNotified agreementVersion platform loginCode reportId templates encrypted id attempt guidelineVersion route pageUrl challenge`.split(
    /\s+/,
  ),
);

interface Schema {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Schema[];
}

/** Keys below a schema that hold free text or a date. */
function typedKeys(schema: Schema, key = ''): string[] {
  const { entries = {}, wrapped, item, options = [], pipe = [] } = schema;
  const isTyped = pipe.some(({ type }) => type === 'trim' || type === 'iso_date');
  return [
    ...(isTyped && key !== '' ? [key] : []),
    ...Object.entries(entries).flatMap(([name, entry]) => typedKeys(entry, name)),
    ...[wrapped, item, ...options, ...pipe.filter((part) => part !== schema)].flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? typedKeys(inner, key) : [],
    ),
  ];
}

const isNamed = (key: string): boolean =>
  !violationOf({}, v.object({ [key]: v.number() })).details.message?.zh.includes('请刷新');

const inputs = Object.entries(endpoints).map(([name, { input }]) => [name, input] as const);

test('everything that is typed anywhere has a name that people know', () => {
  const keys = inputs.flatMap(([, input]) => typedKeys(input as unknown as Schema));
  const unnamed = [...new Set(keys)].filter((key) => !isNamed(key) && !OF_PAGES.has(key));
  expect(unnamed).toEqual([]);
});

test.each(inputs)('%s never shows a key or a pattern to whoever sends nonsense', (_, input) => {
  for (const nonsense of [undefined, null, {}, [], 'x'])
    try {
      validate(input as v.GenericSchema, nonsense);
    } catch (error) {
      const { message } = (error as DomainError).details;
      expect(message?.zh).toMatch(/^填写有误：[^a-zA-Z|()]+$/);
      expect(message?.en).not.toMatch(/[a-z][A-Z]|\||undefined|null/);
    }
});

test.each([
  [
    '话题最多 3 个',
    v.object({ topics: v.pipe(v.array(v.string()), v.maxLength(3)) }),
    { topics: ['a', 'b', 'c', 'd'] },
  ],
  ['简介最多 2 个字符', v.object({ intro: v.pipe(v.string(), v.maxLength(2)) }), { intro: 'abc' }],
  [
    '体温不能大于 43 ℃',
    v.object({ temperature: v.pipe(v.number(), v.maxValue(43)) }),
    { temperature: 50 },
  ],
  ['时间段不能为空', v.object({ slotId: v.number() }), {}],
  ['页面内容已更新，请刷新后再试', v.object({ batchKey: v.string() }), {}],
])('%s', (text, of, input) => {
  expect(violationOf(input, of).details.message?.zh).toBe(`填写有误：${text}`);
});
