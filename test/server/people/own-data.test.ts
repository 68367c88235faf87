import { CODE } from '@contract/errors';
import { checkDigit } from '@contract/linkman/document-rules';
import type { InputOf } from '@contract/endpoints';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const DETAIL = 'GET /linkman/linkman/clientDetail.do';
const OWN = '13800000391';

type Form = InputOf<typeof SAVE>;

let made = 0;
const form = (name: string, birthday: string, change: Partial<Form> = {}): Form => {
  made += 1;
  const first17 = `110101${birthday.replace(/-/g, '')}${String(made * 2).padStart(3, '0')}`;
  return {
    ...{ name, documentKind: 1, documentNumber: first17 + checkDigit(first17) },
    ...{ sex: 2, birthday, relationType: 3, consent: true, guardianConsentVersion: '1.4' },
    ...change,
  };
};

describe('what the account knows need not be sent', () => {
  let provider: Provider;
  let owner: Login;
  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off' } });
    owner = await provider.signUp(OWN);
  });
  afterAll(() => provider?.stop());

  const save = (sent: Form) => provider.call(SAVE, sent, { as: owner });
  const saved = async (sent: Form) => {
    const { linkmanId } = await provider.ok(SAVE, sent, { as: owner });
    return provider.ok(DETAIL, { linkmanId }, { as: owner });
  };

  test('the mobile is the account’s own, and the owner is the guardian, without a name at first', async () => {
    expect(await saved(form('小禾', '2022-05-01', { guardian: {} }))).toMatchObject({
      mobile: OWN,
      guardian: { name: '', mobile: OWN, relation: 'parent' },
      guardianMissing: false,
    });
  });

  test('once the owner is in the family, the guardian has their name; what is sent comes first', async () => {
    await saved(form('李青', '1990-03-05', { relationType: 1, guardianConsentVersion: undefined }));
    expect((await saved(form('小麦', '2023-05-01', { guardian: {} }))).guardian).toEqual({
      ...{ name: '李青', mobile: OWN, relation: 'parent' },
    });
    const given = { name: '李清', mobile: '13700000000', relation: 'mother' } as const;
    expect((await saved(form('小树', '2021-05-01', { guardian: given }))).guardian).toEqual(given);
    const nephew = form('小江', '2021-06-01', { relationType: 5, guardian: {} });
    expect((await saved(nephew)).guardian).toMatchObject({ name: '李青', relation: 'other' });
  });

  test('a child needs a guardian and the guardian’s consent still, each refused in its own words', async () => {
    const none = await save(form('小川', '2022-07-01'));
    expect(none.code).toBe(CODE.GUARDIAN_MISSING);
    const unasked = form('小川', '2022-07-01', { guardian: {}, guardianConsentVersion: undefined });
    expect(await save(unasked)).toMatchObject({
      code: CODE.PARAMETERS,
      msg: expect.stringContaining('监护人') as string,
    });
  });

  test.each([{}, { name: '王芳' }, { name: '王芳', mobile: '13900139000' }])(
    'a guardian who is somebody else is named in full (%j), before a code is asked for',
    async (guardian) => {
      const sent = form('小海', '2022-08-01', { guardian, guardianNotified: true });
      const answer = await save(sent);
      expect(answer.code).toBe(CODE.PARAMETERS);
      expect(answer.msg).toContain('请填写监护人的姓名、手机和与孩子的关系');
    },
  );
});
