import { inDatabase, PRODUCT } from '../server/kit/worlds/booking-world';
import { openStockWorld, signInAll, startStockProvider } from '../server/staff/stock-world';

const ORDERS = Number(process.argv[2] ?? 100_000);
/** One order in so many is of the lot. */
const ONE_IN = 20;
const LOT = 'BENCH-001';
const TIMES = 7;
/** ms in which they have to be found (docs/decisions/0158). */
const ALLOWED = 2_000;
const RECALL = {
  productId: PRODUCT,
  lot: LOT,
  source: 'holder' as const,
  reason: '检验不合格',
  confirmedBy: '李医生',
  message: { zh: '请在三天内到门诊复查。', en: 'Please come within three days.' },
};

/** Orders that one statement copies. */
const AT_ONCE = 5_000;
const COPIES = `
  insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'copy-' || n, 'reference', 'R' || n,
    'idempotency_key', 'copy-key-' || n, 'person_key', 'copy ' || n, 'visit_id', null, 'person_turn', n,
    'lot', case when n % ${ONE_IN} = 0 then '${LOT}' else 'OTHER-' || n % 50 end))).*
  from orders o, generate_series($2::integer, $3::integer) n where o.id = $1`;

/** ms, the median and the longest of some times. */
async function timed(name: string, call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const longest = took.at(-1) ?? 0;
  console.log(
    `${name}: ${(took[TIMES >> 1] ?? 0).toFixed(0)} ms, at most ${longest.toFixed(0)} ms`,
  );
  return longest;
}

async function main(): Promise<void> {
  const world = await openStockWorld('postgres', 1);
  const { orderId } = await world.atDesk();
  await world.staff.desk.ok('POST /desk/finish.do', { orderId, lot: LOT });
  await world.provider.halt();
  await inDatabase(world.testDatabase, async ({ pool }) => {
    for (let first = 1; first <= ORDERS; first += AT_ONCE)
      await pool.query(COPIES, [orderId, first, Math.min(first + AT_ONCE - 1, ORDERS)]);
    await pool.query('analyze');
  });
  const provider = await startStockProvider(world.testDatabase);
  const { operator } = await signInAll(provider);
  const lot = { productId: PRODUCT, lot: LOT };
  const { given } = await operator.ok('POST /manage/recall/effect.do', lot);
  console.log(`${given} doses of the lot among ${ORDERS + 1} orders`);
  const longest = [await timed('figures', () => operator.ok('POST /manage/recall/effect.do', lot))];
  const { recallId } = await operator.ok('POST /manage/recall/start.do', RECALL);
  const began = performance.now();
  const waiting = async () => (await operator.ok('GET /manage/recall/list.do', {}))[0]?.waiting;
  while ((await waiting()) !== 0) await new Promise((resolve) => setTimeout(resolve, 500));
  const seconds = (performance.now() - began) / 1000;
  console.log(`everybody written to after ${seconds.toFixed(0)} s`);
  const page = { recallId, onlyToCall: true, pageSize: 50 };
  const pageOf = (pageNo: number) => () =>
    operator.ok('POST /manage/recall/recipients.do', { ...page, pageNo });
  longest.push(
    await timed('first page and count', pageOf(1)),
    await timed('last page and count', pageOf(Math.ceil(given / page.pageSize))),
    await timed('recalls with their figures', () => operator.ok('GET /manage/recall/list.do', {})),
  );
  await provider.halt();
  await world.testDatabase.remove();
  if (Math.max(...longest) > ALLOWED) process.exitCode = 1;
}

void main();
