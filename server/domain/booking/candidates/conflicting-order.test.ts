import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { conflictOf } from './conflicting-order';

const asked = jest.fn();
const db = { selectFrom: asked } as unknown as Db;
const context = { userId: 'u1', now: 0, language: 'zh' } as unknown as UserContext;

test('a dose that was given has no order that could be kept or replaced', async () => {
  expect(await conflictOf(db, { orderId: 'o1', done: true }, context)).toBeNull();
  expect(await conflictOf(db, { orderId: null }, context)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('an open order is read, for the caller alone', async () => {
  const where: unknown[][] = [];
  const query = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'executeTakeFirst'
          ? () => Promise.resolve(undefined)
          : (...args: unknown[]) => {
              if (name === 'where') where.push(args);
              return query;
            },
    },
  ) as object;
  asked.mockReturnValue(query);
  expect(await conflictOf(db, { orderId: 'o1', done: false }, context)).toBeNull();
  expect(where).toEqual([
    ['o.id', '=', 'o1'],
    ['o.user_id', '=', 'u1'],
  ]);
});
