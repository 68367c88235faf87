import { CODE } from '@contract/errors';
import { checkDigit } from '@contract/linkman/document-rules';
import type { InputOf } from '@contract/endpoints';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const LIST = 'GET /linkman/linkman/findByUserId.do';
const DETAIL = 'GET /linkman/linkman/clientDetail.do';

type Form = InputOf<typeof SAVE>;

const residentId = (birthday: string, serial: string): string => {
  const first17 = `110101${birthday.replaceAll('-', '')}${serial}`;
  return first17 + checkDigit(first17);
};

const adult = (change: Partial<Form> = {}): Form => ({
  name: '李青',
  documentKind: 1,
  documentNumber: residentId('1990-03-05', '121'),
  sex: 2,
  birthday: '2001-01-01',
  relationType: 2,
  mobile: '13700000000',
  consent: true,
  consentVersion: '1.5',
  ...change,
});

const guardian = { name: '李青', mobile: '13700000000', relation: 'mother' } as const;

describe('family members', () => {
  let provider: Provider;
  let owner: Login;
  let stranger: Login;

  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off' } });
    owner = await provider.signUp('13800000101');
    stranger = await provider.signUp('13800000102');
  });
  afterAll(() => provider?.stop());

  test('a resident ID decides sex and birthday, and the list masks document and mobile', async () => {
    const { linkmanId } = await provider.ok(SAVE, adult(), { as: owner });
    const [card] = await provider.ok(LIST, undefined, { as: owner });
    expect(card).toMatchObject({ linkmanId, sex: 1, birthday: '1990-03-05', isDefault: 1 });
    expect(card?.documentMasked).toMatch(/^1101\*+\w{4}$/);
    expect(card?.mobileMasked).toBe('137****0000');
    const detail = await provider.ok(DETAIL, { linkmanId }, { as: owner });
    expect(detail.documentNumber).toBe(residentId('1990-03-05', '121'));
  });

  test('another user’s member answers like a missing one, whatever is tried', async () => {
    const [card] = await provider.ok(LIST, undefined, { as: owner });
    const linkmanId = card?.linkmanId ?? '';
    const missing = await provider.call(DETAIL, { linkmanId: 'nobody' }, { as: stranger });
    expect(missing.code).toBe(CODE.NOT_FOUND);
    expect(await provider.call(DETAIL, { linkmanId }, { as: stranger })).toEqual(missing);
    const changed = await provider.call(SAVE, adult({ linkmanId }), { as: stranger });
    expect(changed).toEqual(missing);
    const gone = await provider.call(
      'POST /linkman/linkman/delete.do',
      { linkmanId },
      { as: stranger },
    );
    expect(gone).toEqual(missing);
    expect(await provider.ok(LIST, undefined, { as: stranger })).toEqual([]);
  });

  test('a mistyped number is refused with what is wrong with it', async () => {
    const wrong = `${residentId('1990-03-05', '122').slice(0, 17)}${'0'}`;
    const number = wrong === residentId('1990-03-05', '122') ? `${wrong.slice(0, 17)}1` : wrong;
    const answer = await provider.call(SAVE, adult({ documentNumber: number }), {
      as: owner,
      language: 'en',
    });
    expect(answer.code).toBe(CODE.CARD_INVALID);
    expect(answer.msg).toContain('mistyped');
  });

  test.each(['12345', '王小明1', '<b>王</b>', '张三（已婚）'])(
    'the name %j is refused with what it has to be',
    async (name) => {
      const answer = await provider.call(SAVE, adult({ name }), { as: owner });
      expect(answer).toMatchObject({
        code: CODE.PARAMETERS,
        msg: '填写有误：姓名应与证件一致，不含数字和符号，最多 60 个字',
      });
    },
  );

  test('a residence permit does not pass for an identity card, which would make two people of one', async () => {
    const first = `810000${residentId('1990-03-05', '121').slice(6, 17)}`;
    const documentNumber = first + checkDigit(first);
    const answer = await provider.call(SAVE, adult({ documentNumber }), { as: owner });
    expect(answer).toMatchObject({ code: CODE.CARD_INVALID, data: { fault: 'residence' } });
    expect(answer.msg).toContain('请改选这种证件');
  });

  test.each([
    ['1899-12-31', CODE.PARAMETERS],
    ['1900-01-01', CODE.SUCCESS],
  ] as const)('born on %s by a passport is answered %s', async (birthday, code) => {
    const form = adult({ documentKind: 2, documentNumber: 'E12345678', birthday });
    const answer = await provider.call(SAVE, form, { as: owner });
    expect(answer.code).toBe(code);
    const linkmanId = answer.data?.linkmanId;
    if (linkmanId)
      await provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, { as: owner });
  });

  test('the same document is kept once in a family, but two families may have it', async () => {
    const other = adult({ name: '另一个名字' });
    expect((await provider.call(SAVE, other, { as: owner })).code).toBe(CODE.LINKMAN_EXISTS);
    await provider.ok(SAVE, adult(), { as: stranger });
  });

  test('a member sent again since the answer was lost is the same one', async () => {
    const form = adult({ documentNumber: residentId('1984-02-03', '551') });
    const first = await provider.ok(SAVE, form, { as: owner });
    expect(await provider.ok(SAVE, form, { as: owner })).toEqual(first);
    await provider.ok('POST /linkman/linkman/delete.do', first, { as: owner });
  });

  test('who seems to be in the family already is asked about, and may be somebody else all the same', async () => {
    const login = await provider.signUp('13800000119');
    const first = adult({ name: '陈晓', documentNumber: residentId('1990-03-05', '771') });
    const { linkmanId } = await provider.ok(SAVE, first, { as: login });
    const again = {
      ...first,
      documentKind: 2 as const,
      documentNumber: 'E20260101',
      relationType: 7 as const,
      sex: 1 as const,
      birthday: '1990-03-05',
    };
    const asked = await provider.call(SAVE, { ...again, name: '陈 晓' }, { as: login });
    expect([asked.code, asked.data]).toEqual([CODE.LINKMAN_EXISTS, { sameAs: linkmanId }]);
    const others = [{ name: '陈小' }, { birthday: '1990-03-06' }, { sex: 2 as const }];
    for (const [n, other] of others.entries())
      await provider.ok(
        SAVE,
        { ...again, ...other, documentNumber: `E2026020${n}` },
        { as: login },
      );
    await provider.ok(SAVE, { ...again, isAnother: true }, { as: login });
    // Another account is told nothing.
    expect((await provider.call(SAVE, again, { as: stranger })).code).toBe(CODE.SUCCESS);
    const [theirs] = await provider.ok(LIST, undefined, { as: stranger });
    await provider.ok(
      'POST /linkman/linkman/delete.do',
      { linkmanId: theirs?.linkmanId ?? '' },
      { as: stranger },
    );
  });

  test('only one member is the user, and only one the default', async () => {
    const self = adult({
      relationType: 1,
      documentNumber: residentId('1985-07-01', '341'),
      isDefault: 1,
    });
    await provider.ok(SAVE, self, { as: owner });
    const second = adult({ relationType: 1, documentNumber: residentId('1985-07-02', '341') });
    expect((await provider.call(SAVE, second, { as: owner })).code).toBe(CODE.LINKMAN_EXISTS);
    const family = await provider.ok(LIST, undefined, { as: owner });
    expect(family.map(({ isDefault }) => isDefault)).toEqual([1, 0]);
    expect(family[0]?.relationType).toBe(1);
  });

  test('another member becomes the default by a word, with nothing of the person sent again', async () => {
    const setDefault = 'POST /linkman/linkman/setDefault.do';
    const [first, second] = await provider.ok(LIST, undefined, { as: owner });
    const linkmanId = second?.linkmanId ?? '';
    await provider.ok(setDefault, { linkmanId }, { as: owner });
    const family = await provider.ok(LIST, undefined, { as: owner });
    const defaults = family.filter(({ isDefault }) => isDefault === 1);
    expect(defaults.map((each) => each.linkmanId)).toEqual([linkmanId]);
    expect((await provider.call(setDefault, { linkmanId }, { as: stranger })).code).toBe(
      CODE.NOT_FOUND,
    );
    await provider.ok(setDefault, { linkmanId: first?.linkmanId ?? '' }, { as: owner });
  });

  test('a child needs a guardian; an adult’s is not kept', async () => {
    const year = new Date().getFullYear() - 3;
    const child = adult({ relationType: 3, documentNumber: residentId(`${year}-02-01`, '561') });
    expect((await provider.call(SAVE, child, { as: owner })).code).toBe(CODE.GUARDIAN_MISSING);
    const alone = await provider.call(SAVE, { ...child, guardian }, { as: owner });
    expect(alone).toMatchObject({
      code: CODE.PARAMETERS,
      msg: expect.stringContaining('监护人单独同意'),
    });
    const guardianConsentVersion = '1.1';
    const whole = { ...child, guardian, guardianConsentVersion };
    const { linkmanId } = await provider.ok(SAVE, whole, { as: owner });
    const detail = await provider.ok(DETAIL, { linkmanId }, { as: owner });
    expect(detail).toMatchObject({ guardian, guardianMissing: false });
    expect(detail.consents).toEqual([
      { by: 'owner', at: expect.any(Number), version: '', notified: false, proved: false },
      { by: 'guardian', at: expect.any(Number), version: '1.1', notified: false, proved: false },
    ]);
    const grown = await provider.ok(
      SAVE,
      adult({
        documentNumber: residentId('1960-02-01', '561'),
        guardian,
        guardianConsentVersion,
      }),
      { as: owner },
    );
    const known = await provider.ok(DETAIL, grown, { as: owner });
    expect(known.guardian).toBeNull();
    expect(known.consents).toMatchObject([{ by: 'owner' }]);
  });

  test('a guardian who is somebody else agrees by a code to their own mobile', async () => {
    const grandmother = await provider.signUp('13800000105');
    const mother = '13700000009';
    const year = new Date().getFullYear() - 2;
    const form = adult({
      relationType: 5,
      documentNumber: residentId(`${year}-03-01`, '562'),
      guardian: { ...guardian, mobile: mother },
      guardianConsentVersion: '1.2',
      guardianNotified: true,
    });
    const save = (change: Partial<Form> = {}) =>
      provider.call(SAVE, { ...form, ...change }, { as: grandmother });
    const family = () => provider.ok(LIST, undefined, { as: grandmother });

    const unasked = await save();
    expect(unasked).toMatchObject({
      code: CODE.PARAMETERS,
      msg: expect.stringContaining('发到监护人手机的验证码') as string,
    });
    await provider.ok(
      'POST /linkman/linkman/guardianCode.do',
      { mobile: mother },
      { as: grandmother },
    );
    const [text] = await provider.textsTo(mother);
    expect(text).toContain('138****0105');
    expect(text).not.toContain(form.name);
    const guardianCode = await provider.newestCode(mother);
    const wrong = guardianCode === '000000' ? '000001' : '000000';
    expect((await save({ guardianCode: wrong })).code).toBe(CODE.CODE_WRONG);
    expect(await family()).toEqual([]);

    const first = await save({ guardianCode });
    expect(first.code).toBe(CODE.SUCCESS);
    // The answer was lost, and the form is sent once more with the code that is used up.
    expect(await save({ guardianCode })).toEqual(first);
    const [card] = await family();
    const linkmanId = card?.linkmanId ?? '';
    const { consents } = await provider.ok(DETAIL, { linkmanId }, { as: grandmother });
    expect(consents).toMatchObject([
      { by: 'owner', notified: false, proved: false },
      { by: 'guardian', notified: true, proved: true },
    ]);
    expect((await save({ linkmanId, mobile: '13800000105' })).code).toBe(CODE.SUCCESS);
    const father = { ...guardian, mobile: '13700000008', relation: 'father' as const };
    expect((await save({ linkmanId, guardian: father })).code).toBe(CODE.PARAMETERS);
  });

  test('removing the default member passes it on', async () => {
    const [first] = await provider.ok(LIST, undefined, { as: owner });
    const linkmanId = first?.linkmanId ?? '';
    const check = await provider.ok(
      'GET /linkman/linkman/delete/check.do',
      { linkmanId },
      { as: owner },
    );
    expect(check).toEqual({
      deletable: true,
      openOrders: 0,
      waiting: 0,
      offers: 0,
      tickets: 0,
      sharedTickets: 0,
    });
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, { as: owner });
    const family = await provider.ok(LIST, undefined, { as: owner });
    expect(family.some((each) => each.linkmanId === linkmanId)).toBe(false);
    expect(family[0]?.isDefault).toBe(1);
  });

  test('ten are enough for who is no member, also when they are added at once', async () => {
    const family = await provider.ok(LIST, undefined, { as: stranger });
    const forms = Array.from({ length: 22 }, (_, index) =>
      adult({ documentNumber: residentId('1970-01-01', String(100 + index)), isAnother: true }),
    );
    const answers = await Promise.all(
      forms.map((form) => provider.call(SAVE, form, { as: stranger })),
    );
    expect(answers.filter(({ code }) => code === CODE.SUCCESS)).toHaveLength(10 - family.length);
    expect(answers.filter(({ code }) => code === CODE.LINKMAN_LIMIT)).toHaveLength(
      12 + family.length,
    );
  });

  test('faults name the field and what is expected, in the reader’s language, without the value', async () => {
    const chinese = await provider.call(SAVE, adult({ mobile: '12345' }), { as: owner });
    expect(chinese).toMatchObject({ code: CODE.PARAMETERS, data: { fields: ['mobile'] } });
    expect(chinese.msg).toBe('填写有误：手机号应为 11 位大陆手机号');
    const english = await provider.call(SAVE, adult({ name: ' ' }), { as: owner, language: 'en' });
    expect(english.msg).toBe('Please check: name is missing');
    expect(JSON.stringify(chinese)).not.toContain('12345');
  });

  test('both document checks agree and say what follows from the number', async () => {
    const card = {
      documentKind: '5',
      documentNumber: `810000${residentId('1990-03-05', '121').slice(6, 17)}`,
    };
    const number = card.documentNumber + checkDigit(card.documentNumber);
    for (const name of [
      'GET /base/linkman/isValidCard.do',
      'GET /order/linkman/isValidCard.do',
    ] as const) {
      const answer = await provider.ok(
        name,
        { documentKind: '5', documentNumber: number },
        { as: owner },
      );
      expect(answer).toEqual({ valid: true, reason: '', sex: 1, birthday: '1990-03-05' });
    }
  });

  test('a member’s document is exchanged five times a day, and changed in nothing else as often as one likes', async () => {
    const person = await provider.signUp('13800000103');
    const save = (serial: string, change: Partial<Form> = {}) =>
      provider.call(SAVE, adult({ documentNumber: residentId('1990-03-05', serial), ...change }), {
        as: person,
        language: 'en',
      });
    const linkmanId = (await save('301')).data.linkmanId;
    for (const serial of ['302', '303', '304', '305', '306'])
      expect((await save(serial, { linkmanId })).code).toBe(CODE.SUCCESS);
    const sixth = await save('307', { linkmanId });
    expect(sixth.code).toBe(CODE.TOO_MANY);
    expect(sixth.msg).toMatch(/Please try again in \d+ (hour|minute|second)/);
    expect((await save('306', { linkmanId, name: '李晴' })).code).toBe(CODE.SUCCESS);
    const { documentNumber } = await provider.ok(DETAIL, { linkmanId }, { as: person });
    expect(documentNumber).toBe(residentId('1990-03-05', '306'));
  });

  test('an account enters thirty documents a day, however often it removes members', async () => {
    const person = await provider.signUp('13800000104');
    const codes: string[] = [];
    for (let n = 400; n < 431; n += 1) {
      const form = adult({ documentNumber: residentId('1990-03-05', String(n)) });
      const { code, data } = await provider.call(SAVE, form, { as: person });
      codes.push(code);
      if (code === CODE.SUCCESS)
        await provider.ok('POST /linkman/linkman/delete.do', data, { as: person });
    }
    expect(codes).toEqual([...Array.from({ length: 30 }, () => CODE.SUCCESS), CODE.TOO_MANY]);
  });
});
