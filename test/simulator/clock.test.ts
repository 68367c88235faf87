import { Clock } from './clock';

const fail = (error: unknown): never => {
  throw error;
};

test('the code of a timer takes none of the app’s time, however long the machine works on it', () => {
  const clock = new Clock(undefined, fail);
  const machine = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const seen: number[] = [];
  const read = (): number => seen.push(clock.now());
  clock.setTimeout(() => {
    read();
    machine.mockReturnValue(1_000_050);
    read();
  });
  clock.runNext(0);
  read();
  machine.mockRestore();
  expect(seen).toEqual([1_000_000, 1_000_000, 1_000_050]);
});
