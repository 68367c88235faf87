import sharp from 'sharp';
import { CODE } from '@contract/errors';
import { MOST_BOOKLET_PICTURES } from '@contract/plan/booklet-rules';
import { day, openDeskWorld } from '../kit/desk-provider';
import type { DeskWorld } from '../kit/desk-provider';
import type { Caller } from '../kit/worlds/booking-world';
import { uploadTo } from '../kit/worlds/uploading';

const RECORD = 'GET /vaccine/plan/doseHistory.do';
const ADD = 'POST /vaccine/plan/addBookletPictures.do';
const REMOVE = 'POST /vaccine/plan/removeBookletPicture.do';

let world: DeskWorld;
beforeAll(async () => {
  world = await openDeskWorld();
});
afterAll(async () => {
  await world?.close();
});

/** A login that opens encrypted answers. */
async function loginOf({ token }: Caller) {
  const login = 'GET /passport/v1/h5/login/loginByToken.do';
  const { secret } = await world.provider.ok(login, {}, { token });
  return { as: { token, secret } };
}
const recordOf = async (caller: Caller) =>
  world.provider.ok(RECORD, { linkmanId: caller.linkmanId }, await loginOf(caller));
const add = async (caller: Caller, fileIds: readonly string[]) =>
  world.provider.ok(
    ADD,
    { linkmanId: caller.linkmanId, fileIds: [...fileIds] },
    await loginOf(caller),
  );
let shade = 0;
/** A photo of a page, another one each time. */
async function aPhoto(caller: Caller): Promise<string> {
  shade += 1;
  const content = await sharp({
    create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  const { data } = await uploadTo(world.provider.url, content, caller.token);
  return data.fileId;
}
const statusOf = async (path: string): Promise<number> =>
  (await fetch(world.provider.url + path)).status;

describe('all doses of a person', () => {
  test('a clinic’s dose has lot, maker, site, clinic and its certificate’s number, in both languages', async () => {
    const { desk, provider, book } = world;
    const { caller, orderId } = await book('now');
    await desk.ok('POST /desk/arrive.do', { orderId });
    await desk.ok('POST /desk/finish.do', { orderId, lot: 'Y2026-11', site: 'leftArm' });
    const { serial } = await provider.ok('GET /order/certificate/detail.do', { orderId }, caller);
    const record = await recordOf(caller);
    expect(record).toMatchObject({ name: '测试', today: day(0), booklet: [] });
    expect(record.doses).toMatchObject([
      {
        id: orderId,
        source: 'order',
        doseNo: 1,
        day: day(0),
        isDayEstimated: false,
        lot: 'Y2026-11',
        clinicRecord: { site: 'leftArm', serial, hasCertificate: true },
      },
    ]);
    const [dose] = record.doses;
    for (const names of [
      dose?.clinicRecord?.product,
      dose?.clinicRecord?.maker,
      dose?.clinicRecord?.clinic,
    ])
      expect([names?.zh, names?.en]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
  });

  test('what the family entered is marked as theirs, the earliest first, and nobody else reads it', async () => {
    const { provider, newCaller } = world;
    const caller = newCaller();
    const { linkmanId } = caller;
    const save = (code: 'hepb' | 'dtap-ipv-hib', doseNo: number | null, on: string) =>
      provider.ok('POST /vaccine/plan/saveDose.do', { linkmanId, code, doseNo, day: on }, caller);
    await save('dtap-ipv-hib', null, day(-300));
    await save('hepb', 1, day(-400));
    const { doses } = await recordOf(caller);
    expect(doses.map(({ code }) => code)).toEqual(['hepb', 'dtap-ipv-hib']);
    expect(doses.every(({ source, clinicRecord }) => source === 'own' && !clinicRecord)).toBe(true);
    expect(doses[1]?.diseases).toEqual(['polio', 'diphtheriaTetanusPertussis', 'hib']);
    const stranger = await provider.call(RECORD, { linkmanId }, newCaller());
    expect(stranger.code).toBe(CODE.NOT_FOUND);
  });
});

describe('photos of the booklet', () => {
  test('are added in order, once however often the call comes, and shown by an address only', async () => {
    const caller = world.newCaller();
    const fileIds = [await aPhoto(caller), await aPhoto(caller)];
    await add(caller, fileIds);
    const added = await add(caller, fileIds);
    expect(added.map(({ fileId }) => fileId)).toEqual(fileIds);
    const { booklet } = await recordOf(caller);
    expect(booklet.map(({ fileId }) => fileId)).toEqual(fileIds);
    const { url = '', fileId = '' } = booklet[0] ?? {};
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(`/upload/${fileId}`)).toBe(404);
  });

  test('nobody else adds to them or removes one', async () => {
    const { provider, newCaller } = world;
    const [caller, stranger] = [newCaller(), newCaller()];
    const { linkmanId } = caller;
    const [own, foreign] = [await aPhoto(caller), await aPhoto(stranger)];
    const refused = async (...call: Parameters<typeof provider.call>) =>
      (await provider.call(...call)).code;
    expect(await refused(ADD, { linkmanId, fileIds: [foreign] }, stranger)).toBe(CODE.NOT_FOUND);
    expect(await refused(ADD, { linkmanId, fileIds: [foreign] }, caller)).toBe(CODE.NOT_FOUND);
    await add(caller, [own]);
    expect(await refused(REMOVE, { fileId: own }, stranger)).toBe(CODE.NOT_FOUND);
    expect(await refused(REMOVE, { fileId: own })).toBe(CODE.LOGIN_INVALID);
    expect((await recordOf(caller)).booklet).toHaveLength(1);
  });

  test('a removed one is gone at once, by its address too, and is not removed twice', async () => {
    const { provider, newCaller } = world;
    const caller = newCaller();
    const fileId = await aPhoto(caller);
    const [shown] = await add(caller, [fileId]);
    await provider.ok(REMOVE, { fileId }, caller);
    expect((await recordOf(caller)).booklet).toEqual([]);
    expect(await statusOf(shown?.url ?? '')).toBe(404);
    expect((await provider.call(REMOVE, { fileId }, caller)).code).toBe(CODE.NOT_FOUND);
  });

  test('too many are refused, and the refusal says what to do', async () => {
    const { provider, newCaller } = world;
    const caller = newCaller();
    const { linkmanId } = caller;
    const photos: string[] = [];
    while (photos.length <= MOST_BOOKLET_PICTURES) photos.push(await aPhoto(caller));
    const first = photos.slice(0, MOST_BOOKLET_PICTURES);
    await add(caller, first);
    const { code, msg } = await provider.call(
      ADD,
      { linkmanId, fileIds: photos.slice(MOST_BOOKLET_PICTURES) },
      caller,
    );
    expect([code, msg]).toEqual([CODE.PARAMETERS, '接种证照片最多 20 张，请先删除不需要的']);
    expect((await recordOf(caller)).booklet).toHaveLength(MOST_BOOKLET_PICTURES);
  });

  test('they go with the family member', async () => {
    const { provider, newCaller } = world;
    const caller = newCaller();
    const { linkmanId } = caller;
    const [shown] = await add(caller, [await aPhoto(caller)]);
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId }, caller);
    expect((await provider.call(RECORD, { linkmanId }, caller)).code).toBe(CODE.NOT_FOUND);
    expect(await statusOf(shown?.url ?? '')).toBe(404);
  });
});
