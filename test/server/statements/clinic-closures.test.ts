import { createClinicClosures } from '../../../server/shared/slots/clinic-closures';
import { CLINIC, PRODUCT } from '../kit/worlds/booking-world';
import { AT, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// Which days of the window a clinic is closed, and why: what the calendar of a booking says beside them.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());
beforeEach(() => world.run('delete from clinic_exceptions', []));
beforeEach(() => world.run('delete from holidays', []));

const reason = (zh: string) => ({ zh, en: `${zh} in English` });

interface Exception {
  readonly first: string;
  readonly last?: string;
  readonly kind?: 'closed' | 'extra';
  readonly product?: string;
  readonly from?: string;
}
const except = ({ first, last = first, kind = 'closed', product, from }: Exception) =>
  world.run(
    `insert into clinic_exceptions (depa_code, group_code, first_day, last_day, kind, start_time, end_time, weekday, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[CLINIC, product ?? null, first, last, kind, from ?? null, from ? '18:00' : null],
      ...[kind === 'extra' ? 1 : null, JSON.stringify(reason('盘点'))],
    ],
  );
const holiday = (day: string, kind: 'closed' | 'working' = 'closed') =>
  world.run('insert into holidays (day, kind, weekday, name) values ($1, $2, $3, $4)', [
    ...[day, kind, kind === 'working' ? 1 : null, JSON.stringify(reason('端午节'))],
  ]);

async function closures(): Promise<Record<string, string>> {
  const read = createClinicClosures(world.database.pool, () => NOW);
  return Object.fromEntries([...(await read.get(CLINIC))].map(([day, { zh }]) => [day, zh]));
}

test('whole days of the clinic and public holidays, its own reason before the holiday’s name', async () => {
  await except({ first: '2026-05-12', last: '2026-05-13' });
  await holiday('2026-05-13');
  await holiday('2026-05-14');
  expect(await closures()).toEqual({
    '2026-05-12': '盘点',
    '2026-05-13': '盘点',
    '2026-05-14': '端午节',
  });
});

test('only days of the window: the first and the last one are, those before and after are not', async () => {
  await except({ first: '2026-04-20', last: AT.today });
  await except({ first: AT.lastDay, last: '2027-01-01' });
  expect(Object.keys(await closures())).toEqual([AT.today, AT.lastDay]);
});

test('not an afternoon, a single product, a working day that was swapped, or a holiday on which the clinic works', async () => {
  await except({ first: '2026-05-12', from: '13:00' });
  await except({ first: '2026-05-13', product: PRODUCT });
  await holiday('2026-05-16', 'working');
  await holiday('2026-05-18');
  await except({ first: '2026-05-18', kind: 'extra' });
  expect(await closures()).toEqual({});
});

test('a clinic that is closed on its extra day stays closed', async () => {
  await except({ first: '2026-05-19', kind: 'extra' });
  await except({ first: '2026-05-19' });
  expect(await closures()).toEqual({ '2026-05-19': '盘点' });
});
