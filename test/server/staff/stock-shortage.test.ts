import { CLINIC } from '../kit/worlds/booking-world';
import { day, openStockWorld } from './stock-world';
import type { StockWorld } from './stock-world';

let world: StockWorld;
beforeAll(async () => {
  world = await openStockWorld('pglite', 6);
});
afterAll(() => world?.end());

const shortages = () => world.staff.desk.ok('GET /desk/stockShortages.do', {});

test('desk and manager are told when usable lots do not last for what is booked', async () => {
  for (let count = 0; count < 3; count += 1) await world.bookLater();
  // A clinic that enters no lots is told nothing.
  expect(await shortages()).toEqual([]);
  await world.receive('KEEPS-1', 2);
  const short = [{ productId: 'P1', productName: '疫苗 P1', firstDay: day(3), missing: 1 }];
  expect(await shortages()).toEqual(short);
  const { shortages: seen } = await world.staff.manager.ok('GET /manage/stock/list.do', {
    depaCode: CLINIC,
  });
  expect(seen).toEqual(short);
  // What has expired by then does not help, what is valid on the day itself does.
  await world.receive('EARLY-1', 9, { expiry: day(2) });
  expect(await shortages()).toEqual(short);
  await world.receive('FITS-1', 1, { expiry: day(3) });
  expect(await shortages()).toEqual([]);
});
