import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const OVER_AGE = 'GET /order/subscribe/check/overAge.do';
const DETAIL = 'GET /vaccine/product/detail.do';

let provider: Provider;
let parent: Login;
let today: string;
let made = 0;

beforeAll(async () => {
  provider = await startProvider({ env: { SEED: '310100' } });
  const { now } = await provider.ok('GET /base/time/now.do', undefined);
  today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  parent = await provider.signUp('13800000341');
});
afterAll(() => provider?.stop());

async function childOf(days: number): Promise<string> {
  made += 1;
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '小禾',
      documentKind: 7,
      documentNumber: `A12345684${made}`,
      sex: 2,
      birthday: addDays(today, -days),
      relationType: 3,
      mobile: '13700000000',
      guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
      consent: true,
      guardianConsentVersion: '1.0',
      isAnother: true,
    },
    { as: parent },
  );
  return linkmanId;
}

describe('vaccines whose ages are weeks', () => {
  test.each(['pcv13-pfizer', 'pcv13-walvax', 'pcv13-minhai', 'rota5-msd', 'rota3-lz'])(
    '%s says that it is given from six weeks',
    async (vaccId) => {
      const chinese = await provider.ok(DETAIL, { vaccId });
      expect(chinese.ageText).toContain('6 周龄至');
      const english = await provider.ok(DETAIL, { vaccId }, { language: 'en' });
      expect(english.ageText).toContain('6 weeks to ');
    },
  );

  test.each(['rota5-msd', 'rota3-lz'])(
    'the first dose of %s is for babies of up to 12 weeks, the last one for those of up to 32 weeks',
    async (productId) => {
      const answer = async (days: number, doseNo: number) => {
        const linkmanId = await childOf(days);
        return (await provider.call(OVER_AGE, { productId, linkmanId, doseNo }, { as: parent }))
          .code;
      };
      expect(await answer(12 * 7, 1)).toBe(CODE.SUCCESS);
      expect(await answer(12 * 7 + 1, 1)).toBe(CODE.OVER_AGE);
      expect(await answer(32 * 7, 3)).toBe(CODE.SUCCESS);
      expect(await answer(32 * 7 + 1, 3)).toBe(CODE.OVER_AGE);
      const { ageText } = await provider.ok(DETAIL, { vaccId: productId });
      expect(ageText).toBe('6 周龄至 32 周龄');
    },
  );
});
