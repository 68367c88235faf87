import { createCallGate } from './call-gate';

test('so many are under way at a time, the others follow in order, after a failure too', async () => {
  const gate = createCallGate(2);
  let inFlight = 0;
  let most = 0;
  const order: number[] = [];
  const call = (at: number) => async () => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    order.push(at);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inFlight -= 1;
    if (at % 3 === 0) throw new Error('refused');
    return at;
  };
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) => gate(call(index))),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    order.map((at) => at % 3 !== 0),
  );
});
