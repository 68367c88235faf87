import { CODE } from '@contract/errors';
import { applyTo } from '../clinics/catalogue-world';
import { CLINIC, inDatabase, KINDS, newKey, PRODUCT } from '../kit/worlds/booking-world';
import { day, openStockWorld, unequalBalances } from './stock-world';
import type { Member, StockWorld } from './stock-world';

const LOTS = ['MOVED-01', 'MOVED-02'] as const;
/** Steps of each of those who work at once. */
const STEPS = 25;
const PEOPLE = 10;
const SEED = 20_261_129;

/** @returns whole numbers below a limit, always the same ones of a seed */
function numbersOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Step = () => Promise<string>;

/** What a desk does with the doses of some orders. */
function deskSteps(desk: Member, orders: readonly string[], below: (limit: number) => number) {
  const dose = () => ({
    orderId: orders[below(orders.length)] ?? '',
    lot: LOTS[below(LOTS.length)] ?? LOTS[0],
  });
  const give: Step = async () => (await desk.call('POST /desk/finish.do', dose())).code;
  const correct: Step = async () => (await desk.call('POST /desk/correctLot.do', dose())).code;
  const takeBack: Step = async () => {
    const { orderId } = dose();
    const { code, data } = await desk.call('GET /desk/takeBackEffect.do', { orderId });
    if (code !== CODE.SUCCESS) return code;
    const cause = { orderId, doneAt: data.doneAt, reason: 'notGiven', outcome: 'arrived' } as const;
    return (await desk.call('POST /desk/takeBack.do', cause)).code;
  };
  return [give, give, correct, takeBack];
}

/** What a manager does with the lots. */
function managerSteps({ staff, receive }: StockWorld, below: (limit: number) => number) {
  const depaCode = CLINIC;
  const move = async (kind: 'counted' | 'wasted'): Promise<string> => {
    const { products } = await staff.manager.ok('GET /manage/stock/list.do', { depaCode });
    const lots = products.flatMap(({ lots: of }) => of);
    const lot = lots[below(lots.length)];
    if (!lot) return CODE.SUCCESS;
    const { lotId, left: shown } = lot;
    const entry = { depaCode, lotId, kind, shown, doses: below(6), requestKey: newKey() };
    return (await staff.manager.call('POST /manage/stock/move.do', entry)).code;
  };
  const come: Step = async () => {
    await receive(LOTS[below(LOTS.length)] ?? LOTS[0], 1 + below(4));
    return CODE.SUCCESS;
  };
  return [come, () => move('counted'), () => move('wasted')];
}

/** The file is applied beside, with other figures each time. */
const fileSteps = ({ testDatabase }: StockWorld, below: (limit: number) => number) => [
  async () => {
    await applyTo(testDatabase, () => ({
      lots: LOTS.map((lot) => ({
        ...{ depaCode: CLINIC, productId: PRODUCT, lot, expiry: day(300) },
        firstDoses: below(8),
      })),
    }));
    return CODE.SUCCESS;
  },
];

/** Orders whose doses are not in exactly the lot that they are recorded with, by what the cards say. */
const MISCOUNTED = `
  select o.id, l.lot from orders o cross join clinic_lots l
  left join lot_movements m on m.order_id = o.id and m.lot_id = l.id
  group by o.id, o.status, o.lot, l.lot
  having coalesce(sum(m.doses), 0) <> case when o.status = 'DONE' and o.lot = l.lot then -1 else 0 end`;

/** Lines after which a card is below 0 though they are no dose that was given, and no figure of a file. */
const TAKEN_FROM_NOTHING = `
  select * from (select m.kind, m.note, sum(m.doses) over (partition by m.lot_id order by m.id) as left_then
    from lot_movements m) lines
  where left_then < 0 and kind in ('counted', 'wasted', 'expired', 'returned') and note <> 'stock.csv'`;

test.each(KINDS)(
  'on %s every balance is the sum of its card, whoever moves doses at once',
  async (kind) => {
    const world = await openStockWorld(kind, PEOPLE);
    for (const lot of LOTS) await world.receive(lot, 5);
    const orders: string[] = [];
    for (let each = 0; each < PEOPLE; each += 1) orders.push((await world.atDesk()).orderId);

    const { desk, deskTwo } = world.staff;
    const workers = [
      ...[desk, deskTwo].map((member, index) => {
        const below = numbersOf(SEED + index);
        return { below, steps: deskSteps(member, orders, below) };
      }),
      ...[numbersOf(SEED + 2)].map((below) => ({ below, steps: managerSteps(world, below) })),
      // PGlite has one process at a time.
      ...(kind === 'postgres' ? [numbersOf(SEED + 3)] : []).map((below) => ({
        below,
        steps: fileSteps(world, below),
      })),
    ];
    const codes = await Promise.all(
      workers.map(async ({ below, steps }) => {
        const made: string[] = [];
        for (let step = 0; step < STEPS; step += 1)
          made.push((await steps[below(steps.length)]?.()) ?? CODE.SERVER);
        return made;
      }),
    );
    for (const made of codes) {
      expect(made).not.toContain(CODE.SERVER);
      expect(made.filter((code) => code === CODE.SUCCESS).length).toBeGreaterThan(2);
    }
    await world.provider.halt();
    expect(await unequalBalances(world.testDatabase)).toEqual([]);
    await inDatabase(world.testDatabase, async ({ pool }) => {
      expect((await pool.query(MISCOUNTED)).rows).toEqual([]);
      expect((await pool.query(TAKEN_FROM_NOTHING)).rows).toEqual([]);
    });
    await world.testDatabase.remove();
  },
);

test('of a product that was taken out of the catalogue nothing comes in; what is there is counted', async () => {
  const world = await openStockWorld('postgres', 1);
  const { lotId } = await world.receive('GONE-0001', 3);
  const isRetired = async () => {
    const { products } = await world.staff.manager.ok('GET /manage/stock/list.do', {
      depaCode: CLINIC,
    });
    return products.find(({ productId }) => productId === PRODUCT)?.isRetired;
  };
  expect(await isRetired()).toBe(false);
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(
      'update clinic_products set retired_at = now(), in_stock = false where product_id = $1',
      [PRODUCT],
    ),
  );
  expect(await isRetired()).toBe(true);
  await expect(world.receive('GONE-0001', 3)).rejects.toThrow('已从疫苗目录中取消');
  const counted = await world.staff.manager.ok('POST /manage/stock/move.do', {
    ...{ depaCode: CLINIC, lotId, kind: 'counted', shown: 3, doses: 2, requestKey: newKey() },
  });
  expect(counted.left).toBe(2);
  await world.end();
});

test('more than is left is not taken out: what is there is counted first', async () => {
  const world = await openStockWorld('pglite', 1);
  const { lotId } = await world.receive('FEW-0001', 3);
  const entry = { depaCode: CLINIC, lotId, kind: 'wasted', shown: 3 } as const;
  const move = (doses: number) =>
    world.staff.manager.call('POST /manage/stock/move.do', {
      ...{ ...entry, doses, requestKey: newKey() },
    });
  const refused = await move(4);
  expect([refused.code, refused.msg]).toEqual([
    CODE.PARAMETERS,
    expect.stringContaining('盘点') as string,
  ]);
  expect((await move(3)).data).toMatchObject({ left: 0 });
  await world.end();
});
