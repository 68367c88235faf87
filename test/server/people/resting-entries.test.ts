import { CODE } from '@contract/errors';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld } from '../kit/worlds/caregiver-world';
import {
  download,
  DOWNLOAD,
  exportIs,
  requestExport,
  rowsIn,
  unzipped,
} from '../kit/worlds/export-world';
import { familiesIn, nextNumber } from './two-families';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const PLAN = 'GET /vaccine/plan/detail.do';
/** Of an account that is no member. */
const FAMILY_LIMIT = 10;

describe('an entry that rests', () => {
  let world: CaregiverWorld;
  let families: ReturnType<typeof familiesIn>;
  beforeAll(async () => {
    world = await openCaregivers('pglite', 12);
    families = familiesIn(world);
  });
  afterAll(() => world?.close());

  test('is in the export of its account, with what stayed with it; nothing of the owner’s is', async () => {
    const { provider } = world;
    const mobile = '13900009101';
    const both = await families.parents({ second: await families.signedUp(mobile) });
    const { owner, second, ownId, childId } = both;
    await families.addDose(second, ownId, 1, '2020-01-01');
    await families.addDose(owner, childId, 2, '2020-03-02');
    const orderId = await families.book(second, ownId, world.slot(0));
    await families.accept(both);
    const { exportId } = await requestExport(provider, second, mobile, 'wang@mail.example.cn');
    await exportIs(provider, second, exportId, 'sent');
    const code = `phone-code-${mobile}-again`;
    const as = await provider.ok('POST /passport/mini/phoneLogin.do', { platform: 'weapp', code });
    const { url } = await provider.ok(DOWNLOAD, { exportId }, { as });
    const files = unzipped((await download(provider, url)).bytes);
    const resting = rowsIn(files, 'linkmen').find(({ id }) => id === ownId);
    expect(resting).toMatchObject({ name: '王小宝' });
    expect(resting?.merged_at).not.toBeNull();
    expect(rowsIn(files, 'self_reported_doses').map(({ day }) => day)).toEqual(['2020-01-01']);
    const all = [...files.values()].map((file) => file.toString('utf8')).join('\n');
    expect(all).not.toContain('2020-03-02');
    expect(rowsIn(files, 'orders').map(({ id }) => id)).not.toContain(orderId);
  });

  test('comes back into a family that is full meanwhile; nobody is added before two have gone', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { second, ownId } = both;
    await families.accept(both);
    const added: string[] = [];
    for (const name of [...'甲乙丙丁戊己庚辛壬'])
      added.push(await families.addChild(second, { number: nextNumber(), name: `王${name}` }));
    const another = () =>
      provider.call(SAVE, families.childForm({ number: nextNumber(), name: '王后来' }), second);
    expect((await another()).code).toBe(CODE.LINKMAN_LIMIT);
    await families.endAccess(both);
    const family = await families.familyOf(second);
    expect(family).toHaveLength(FAMILY_LIMIT + 1);
    expect(family).toContain(ownId);
    const remove = async (linkmanId = '') =>
      provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, second);
    for (const linkmanId of added.slice(0, 2)) {
      expect((await another()).code).toBe(CODE.LINKMAN_LIMIT);
      await remove(linkmanId);
    }
    expect((await another()).code).toBe(CODE.SUCCESS);
  });

  test('leaves the member’s history as answered: its doses are the child’s', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { owner, second, ownId, childId } = both;
    const answer = { linkmanId: ownId, batchKey: 'answered-by-second', upToMonths: null };
    await provider.ok('POST /vaccine/plan/saveDoseHistory.do', answer, second);
    await families.accept(both);
    await families.endAccess(both);
    for (const [who, linkmanId] of [
      [owner, childId],
      [second, ownId],
    ] as const)
      expect((await provider.ok(PLAN, { linkmanId }, who)).history.isKnown).toBe(true);
  });
});
