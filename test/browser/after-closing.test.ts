import type { OrderDetail } from '@contract/order/endpoints';
import { atDesk } from '../server/kit/worlds/desk-hours';
import { ANY_EFFECT } from '../server/kit/worlds/desk-world';
import { newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { bookVisit } from './kit/visit';
import type { Visitor } from './kit/visitor';

const site = useSite();
const REASON = '停水检修';

beforeAll(() => site.provider().scheduleReady());

const orderOf = (orderId: string, { login }: Resident): Promise<OrderDetail> =>
  site.provider().ok('GET /order/subscribe/clientDetail.do', { orderId }, { as: login });

/** Closes the day of an order at its clinic's desk. */
async function closeDayOf({ depaCode, day }: OrderDetail): Promise<void> {
  const provider = site.provider();
  const desk = await atDesk(provider, depaCode);
  await provider.ok('POST /desk/close.do', { day, reason: REASON, shown: ANY_EFFECT }, desk);
  await provider.runJobs();
}

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `closing-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
};
const times = (visitor: Visitor) => visitor.shown().getByRole('button', { name: /改到这个时间/ });

test('a family whose clinic has closed moves its visit by one tap, in the message', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const [orderId, otherId] = await bookVisit(provider, person, '李小红');
  const before = await orderOf(orderId, person);
  await closeDayOf(before);
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, { as: person.login });
  const [message, ...more] = list.filter(({ kind }) => kind === 'slotClosed');
  expect(more).toEqual([]);
  expect(message?.body).toContain(person.name);
  expect(message?.body).toContain('李小红');

  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/messageDetail?messageId=${message?.messageId}`);
  await visitor.shown().getByRole('heading', { name: '最近的三个时间' }).waitFor();
  await times(visitor).first().waitFor();
  expect(await times(visitor).count()).toBe(3);
  await checkAppearance(visitor, 'message');
  const reader = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await reader.open(`/messageDetail?messageId=${message?.messageId}`);
  await reader
    .shown()
    .getByRole('button', { name: /Move here/ })
    .first()
    .waitFor();
  await checkAppearance(reader, 'message-english');

  await times(visitor).first().click();
  await arrive(visitor, '/subscribeDetail');
  await visitor.shown().getByText('李小红').first().waitFor();
  await checkAppearance(visitor, 'moved');
  const [after, other] = [await orderOf(orderId, person), await orderOf(otherId, person)];
  expect(after.status).toBe('BOOKED');
  expect(`${after.day} ${after.startTime}`).not.toBe(`${before.day} ${before.startTime}`);
  expect(other.day).toBe(after.day);
  visitor.expectNoProblems();
});

test('where the clinic is closed for weeks, another clinic’s time is taken by one tap on the page of the change', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const [orderId] = await bookVisit(provider, person, '李小红');
  const before = await orderOf(orderId, person);
  const { depaCode, productId } = before;
  for (const month of [before.day.slice(0, 7), nextMonth(before.day)]) {
    const { days } = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', {
      ...{ depaCode, productId, month },
    });
    for (const [day, count] of Object.entries(days))
      if (count > 0 && day !== before.day) await closeDayOf({ ...before, day });
  }
  await closeDayOf(before);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/modifiyOrder?orderId=${orderId}`);
  await times(visitor).first().waitFor();
  await checkAppearance(visitor, 'page');
  const reader = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await reader.open(`/modifiyOrder?orderId=${orderId}`);
  await reader
    .shown()
    .getByRole('button', { name: /Move here/ })
    .first()
    .waitFor();
  await checkAppearance(reader, 'page-english');
  await times(visitor).first().click();
  await arrive(visitor, '/subscribeDetail');
  await checkAppearance(visitor, 'elsewhere');
  expect((await orderOf(orderId, person)).status).toBe('CANCELLED');
  const { list } = await provider.ok(
    'GET /order/subscribe/pageList.do',
    { group: 'booked', pageSize: 10 },
    { as: person.login },
  );
  expect(list.map((order) => order.depaCode)).not.toContain(depaCode);
  expect(list).toHaveLength(2);
  visitor.expectNoProblems();
});

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
