import type { InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { verifyCertificate } from '../../../src/features/aftercare/certificate/verify';
import { CLINIC, newKey, PRODUCT } from '../kit/worlds/booking-world';
import { openDesk } from '../kit/worlds/desk-world';
import { payAhead } from '../kit/worlds/pay-ahead';
import { until } from '../kit/until';
import { bookTwin, day, openTwinsWorld } from '../kit/worlds/twins-world';
import type { Twin, TwinsWorld } from '../kit/worlds/twins-world';
import { agreedTo } from '../../samples/agreed';

const EFFECT = 'GET /desk/takeBackEffect.do';
const TAKE_BACK = 'POST /desk/takeBack.do';
type Cause = Pick<InputOf<typeof TAKE_BACK>, 'reason' | 'note' | 'outcome'>;

const ENDED: Cause = { reason: 'wrongPerson', outcome: 'ended' };
const ARRIVED: Cause = { reason: 'notGiven', outcome: 'arrived' };

let world: TwinsWorld;
beforeAll(async () => {
  world = await openTwinsWorld(8, 9);
});
afterAll(async () => {
  await world?.close();
});

/** A family at the desk, and what it sees of its twins. */
async function family() {
  const { provider, desk, slots } = world;
  const own = await world.newFamily();
  const { as } = own;
  const plan = async ({ linkmanId }: Twin) => {
    const { doses, taken } = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, as);
    const first = doses.find(({ id }) => id === 'mmr-1');
    return { given: first?.taken?.day ?? null, onRecord: taken.length };
  };
  const arrive = async (twin: Twin) => {
    const orderId = await bookTwin(world, own, twin, slots.now);
    await desk.ok('POST /desk/arrive.do', { orderId });
    return orderId;
  };
  const finish = (orderId: string) =>
    desk.ok('POST /desk/finish.do', { orderId, lot: 'Y2026-11', onlyIfCounted: true });
  return {
    ...own,
    plan,
    arrive,
    finish,
    vaccinate: async (twin: Twin) => {
      const orderId = await arrive(twin);
      await finish(orderId);
      return orderId;
    },
    order: (orderId: string) =>
      provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, as),
    certificate: (orderId: string) =>
      provider.ok('GET /order/certificate/detail.do', { orderId }, as),
    messages: async () =>
      (await provider.ok('GET /message/message/pageList.do', {}, as)).list.filter(
        ({ kind }) => kind === 'doseTakenBack',
      ),
  };
}

async function takeBack(orderId: string, cause: Cause) {
  const { doneAt } = await world.desk.ok(EFFECT, { orderId });
  const input = { orderId, doneAt, ...cause };
  return { input, order: await world.desk.ok(TAKE_BACK, input) };
}

/** The register may be some seconds old, so that a revocation is waited for. */
const isRevoked = (text: string) =>
  until(
    () => verdict(text),
    (now) => now === 'revoked',
  );

async function verdict(text: string) {
  const { keys, revoked } = await world.provider.ok('GET /order/certificate/publicKey.do', {});
  return verifyCertificate(text, keys, revoked).kind;
}

test('a dose that was recorded for the other twin is taken back, and recorded for the right one', async () => {
  const { provider, desk, otherDesk, slots } = world;
  const own = await family();
  const { as, twins, plan } = own;
  const [a, b] = twins;
  const ofA = await own.vaccinate(a);
  const ofB = await own.arrive(b);
  const consent = { orderId: ofA, agreed: agreedTo('followUpConsent') };
  await provider.ok('POST /order/followUp/consent.do', consent, as);
  const beans = () => provider.ok('GET /health-beans/account/pageList.do', {}, as);
  const before = await beans();
  const { text } = await own.certificate(ofA);
  expect(await verdict(text)).toBe('genuine');
  expect(await plan(a)).toEqual({ given: day(0), onRecord: 1 });
  const again = { linkmanId: a.linkmanId, depaCode: CLINIC, productId: PRODUCT };
  const check = () => provider.ok('GET /order/subscribe/checkSubscribeLinkman.do', again, as);
  expect((await check()).suggestedDoseNo).toBeNull();

  // Another clinic has no hand in it, nor learns that there is such a dose.
  const strange = { orderId: ofA, doneAt: provider.now, ...ENDED };
  for (const answer of [
    await otherDesk.call(EFFECT, { orderId: ofA }),
    await otherDesk.call(TAKE_BACK, strange),
  ])
    expect(answer.code).toBe(CODE.NOT_FOUND);

  expect(await desk.ok(EFFECT, { orderId: ofA })).toMatchObject({
    order: { orderId: ofA, personName: a.name, status: 'DONE', lot: 'Y2026-11' },
    doneBy: '护士 D1',
    outcomes: ['arrived', 'ended'],
    refundCents: 0,
    notified: 1,
    isFollowed: true,
  });
  const { input, order } = await takeBack(ofA, { ...ENDED, note: '双胞胎登记反了' });
  expect(order).toMatchObject({ status: 'CANCELLED', lot: '', actions: [] });
  // A repeat changes nothing.
  expect(await desk.ok(TAKE_BACK, input)).toEqual(order);

  const shown = await own.order(ofA);
  expect(shown).toMatchObject({ status: 'CANCELLED', cancelReason: 'takenBack', lot: '' });
  expect(shown.actions).toEqual(['remove', 'rebook']);
  expect(shown.timeline.filter(({ kind }) => kind === 'takenBack')).toMatchObject([
    { actor: 'clinic', note: 'wrongPerson 双胞胎登记反了', status: 'CANCELLED' },
  ]);
  await own.finish(ofB);

  expect(await plan(a)).toEqual({ given: null, onRecord: 0 });
  expect(await plan(b)).toEqual({ given: day(0), onRecord: 1 });
  expect((await check()).suggestedDoseNo).toBe(1);
  await bookTwin(world, own, a, slots.later);

  await isRevoked(text);
  expect(await verdict((await own.certificate(ofB)).text)).toBe('genuine');
  for (const name of [
    'GET /order/certificate/detail.do',
    'GET /order/followUp/detail.do',
    'GET /order/observation/detail.do',
  ] as const)
    expect((await provider.call(name, { orderId: ofA }, as)).code).toBe(CODE.ORDER_STATE);
  // No beans are given for doses, so none are to be taken back.
  expect(await beans()).toEqual(before);

  const [message, ...more] = await own.messages();
  expect(more).toEqual([]);
  expect(message?.link).toEqual({ page: 'orderDetail', query: { orderId: ofA } });
  for (const said of [
    a.name,
    '疫苗 P1',
    '第1剂',
    '登记错了人（双胞胎登记反了）',
    '凭证已作废',
    '重新预约',
  ])
    expect(message?.body).toContain(said);
  const { list } = await provider.ok('GET /personal/access/pageList.do', {}, as);
  expect(list).toContainEqual(
    expect.objectContaining({ part: 'appointment', clinic: '门诊 D1', orderId: ofA }),
  );
});

test('who is there still is checked in again, and what is recorded then has a certificate of its own', async () => {
  const { desk } = world;
  const own = await family();
  const orderId = await own.vaccinate(own.twins[0]);
  const former = await own.certificate(orderId);
  const { order, input } = await takeBack(orderId, ARRIVED);
  expect(order).toMatchObject({ status: 'ARRIVED', lot: '' });
  expect(order.actions).toEqual(['finish', 'undoArrival', 'cancel']);
  await desk.ok('POST /desk/finish.do', { orderId, lot: 'Z2026-12' });

  const late = await desk.call(TAKE_BACK, { ...input, ...ENDED });
  expect(late.code).toBe(CODE.ORDER_STATE);
  expect(late.msg).toContain('Z2026-12');
  const present = await own.certificate(orderId);
  expect(present).toMatchObject({ lot: 'Z2026-12' });
  await isRevoked(former.text);
  expect(await verdict(present.text)).toBe('genuine');
  const given = (await own.order(orderId)).timeline.filter(({ kind }) => kind === 'done');
  expect(given.map(({ note }) => note)).toEqual(['Y2026-11', 'Z2026-12']);
});

test('a check-in that was a mistake as well can be undone after the dose', async () => {
  const own = await family();
  const orderId = await own.vaccinate(own.twins[0]);
  await takeBack(orderId, ARRIVED);
  const { status } = await world.desk.ok('POST /desk/undoArrival.do', { orderId });
  expect(status).toBe('BOOKED');
});

test('what was paid online for a dose that was not given goes back in full, and frees the place', async () => {
  const { provider, desk } = world;
  const own = await family();
  const orderId = await bookTwin(world, own, own.twins[0], world.slots.soon);
  await payAhead(provider, orderId, own.as);
  await desk.ok('POST /desk/arrive.do', { orderId });
  await own.finish(orderId);
  const { refundCents } = await desk.ok(EFFECT, { orderId });
  expect(refundCents).toBe(62_600);
  const { order } = await takeBack(orderId, { reason: 'notGiven', outcome: 'ended' });
  expect(order.status).toBe('REFUNDING');
  await provider.runJobs();
  const after = await own.order(orderId);
  expect(after).toMatchObject({
    status: 'REFUNDED',
    refund: { startedBy: 'clinic', refundCents, chargeCents: 0, state: 'paid' },
  });
  expect(after.actions).not.toContain('recallRefund');
  expect((await own.messages())[0]?.body).toContain('全额原路退回');
});

test('only what is recorded as given can be taken back, with a reason that says something', async () => {
  const { desk, provider } = world;
  const own = await family();
  const orderId = await own.arrive(own.twins[0]);
  const early = await desk.call(EFFECT, { orderId });
  expect(early.code).toBe(CODE.ORDER_STATE);
  expect(early.msg).toContain('签到');
  const request = { orderId, doneAt: provider.now, ...ENDED };
  expect((await desk.call(TAKE_BACK, request)).code).toBe(CODE.ORDER_STATE);
  await own.finish(orderId);
  for (const note of ['', ' 错 '])
    expect((await desk.call(TAKE_BACK, { ...request, reason: 'other', note })).code).toBe(
      CODE.PARAMETERS,
    );
  expect((await own.order(orderId)).status).toBe('DONE');
});

test('a reaction that the family has reported is looked into first', async () => {
  const { desk, provider } = world;
  const own = await family();
  const orderId = await own.vaccinate(own.twins[0]);
  const consent = { orderId, agreed: agreedTo('followUpConsent') };
  await provider.ok('POST /order/followUp/consent.do', consent, own.as);
  const answer = {
    orderId,
    submissionId: newKey(),
    unusual: true,
    symptoms: ['breathing' as const],
    temperature: null,
    swelling: null,
    fileIds: [],
  };
  await provider.ok('POST /order/followUp/answer.do', answer, own.as);
  const refused = await desk.call(EFFECT, { orderId });
  expect(refused.code).toBe(CODE.ORDER_STATE);
  expect(refused.msg).toContain('草卡');
  const [card] = await desk.ok('GET /desk/aefi/list.do', {});
  const cardId = card?.cardId ?? '';
  await desk.ok('POST /desk/aefi/take.do', { cardId });
  await desk.ok('POST /desk/aefi/close.do', { cardId, outcome: 'notAefi' });
  const { order } = await takeBack(orderId, ENDED);
  expect(order.status).toBe('CANCELLED');
});

test('a walk-in’s family is told, and a visit in which nothing was given is not followed up', async () => {
  const { desk, provider, slots } = world;
  const own = await family();
  const { as, twins } = own;
  const [{ linkmanId, name }] = twins;
  const walkIn = await desk.ok('POST /desk/walkIn.do', {
    idempotencyKey: newKey(),
    slotId: slots.now,
    doseNo: 1,
    name,
    documentKind: 2,
    documentNumber: linkmanId.replaceAll('-', '').toUpperCase(),
    birthday: (await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, as)).birthday,
    sex: 1,
  });
  const { orderId } = walkIn;
  await own.finish(orderId);
  const consent = { orderId, agreed: agreedTo('followUpConsent') };
  await provider.ok('POST /order/followUp/consent.do', consent, as);
  await takeBack(orderId, { reason: 'wrongProduct', outcome: 'ended' });
  const [message] = await own.messages();
  expect(message?.body).toContain('问清实际接种的是哪种疫苗');
  expect(message?.link).toBeNull();
  expect((await own.plan(twins[0])).onRecord).toBe(0);
});

// Last: it moves the clock.
test('a dose of an earlier day is taken back, but nobody is checked in for it', async () => {
  const { provider } = world;
  const own = await family();
  const orderId = await own.vaccinate(own.twins[0]);
  const consent = { orderId, agreed: agreedTo('followUpConsent') };
  await provider.ok('POST /order/followUp/consent.do', consent, own.as);
  await provider.moveTo(provider.now + 24 * 3_600_000);
  // Staff sign in anew on another day.
  const desk = await openDesk(provider, CLINIC);
  const { outcomes, doneAt } = await desk.ok(EFFECT, { orderId });
  expect(outcomes).toEqual(['ended']);
  const refused = await desk.call(TAKE_BACK, { orderId, doneAt, ...ARRIVED });
  expect(refused.code).toBe(CODE.ORDER_STATE);
  expect(refused.msg).toContain('结束预约');
  await desk.ok(TAKE_BACK, { orderId, doneAt, ...ENDED });
  expect((await own.plan(own.twins[0])).given).toBeNull();
  await provider.jobsAt(provider.now + 7 * 24 * 3_600_000);
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, own.as);
  expect(list.map(({ kind }) => kind)).not.toContain('followUp');
});
