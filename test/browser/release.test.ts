import { newResident, onlyOrderOf } from './kit/booking';
import { agree, arrive, chooseTime, press, times } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();

beforeAll(() => site.provider().scheduleReady());

/** ms before the opening at which the person comes. */
const EARLY = 25_000;

test('an announced release: the line is entered before the opening, the draw gives a turn, the turn a booking', async () => {
  const { releaseId, releaseAt, serverNow, departmentName, productId } = await (async () => {
    const list = await site.provider().ok('GET /subscribe/release/list.do', { cityCode: '110100' });
    const [first] = list;
    if (!first) throw new Error('The sample data announces no release');
    return first;
  })();
  await site.later(releaseAt - serverNow - EARLY);
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  const { page } = visitor;

  await visitor.open(`/vaccineDetalis?vaccId=${productId}`);
  await visitor.shown().getByText('紧缺号源即将放号').waitFor();
  await screenshot(page, 'release-00-vaccine');
  await press(visitor, '去排队');
  await arrive(visitor, `/release?vaccId=${productId}`);

  await visitor.open(`/release?id=${releaseId}`);
  await visitor.shown().getByText(departmentName).first().waitFor();
  await visitor.shown().getByRole('timer').waitFor();
  await screenshot(page, 'release-01-before');
  expect(await overflow(page, 390, 844)).toEqual([]);

  await visitor.shown().getByRole('radio', { name: '没打过' }).click();
  await press(visitor, '进入排队');
  await visitor.shown().getByText('您已在队伍里').waitFor();
  await screenshot(page, 'release-02-in');

  // Without another tap: the page moves on when the draw has been held.
  await page.waitForURL((url) => url.hash.startsWith('#/vaccineNotice'), { timeout: 60_000 });
  await visitor.settle();
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await times(visitor).first().waitFor();
  await visitor
    .shown()
    .getByText(/^\d\d:\d\d 前可预约$/)
    .waitFor();
  await screenshot(page, 'release-03-turn');
  await chooseTime(visitor);
  await visitor.settle();
  await screenshot(page, 'release-03-form');
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  const order = await onlyOrderOf(site.provider(), visitor);
  expect(order).toMatchObject({ departmentName });

  await visitor.open(`/release?id=${releaseId}`);
  await visitor.shown().getByText('已预约', { exact: true }).waitFor();
});

test('a release that is not there says so, and the list shows what is coming', async () => {
  const visitor = await site.visit();
  await visitor.open('/release?id=nothing');
  await press(visitor, '查看其他放号');
  await arrive(visitor, '/release');
  await visitor.shown().getByText('即将放号').waitFor();
  await screenshot(visitor.page, 'release-04-list');
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
});
