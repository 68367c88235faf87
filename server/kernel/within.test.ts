import { within } from './within';

test('a result that comes in time is that of the task', async () => {
  expect(await within(1_000, Promise.resolve(3))).toBe(3);
  await expect(within(1_000, Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('a task that takes longer is given up', async () => {
  await expect(within(5, new Promise(() => undefined))).rejects.toThrow('No answer within 5 ms.');
});
