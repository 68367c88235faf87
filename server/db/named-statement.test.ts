import { namedStatement } from './named-statement';

test('names become numbers, wherever and however often they stand', () => {
  const { text, query } = namedStatement('find', 'now clinicId')`
select ':' || id from slots where at < :now::timestamptz and clinic = :clinicId and :now > made_at`;
  expect(text).toBe(`
select ':' || id from slots where at < $1::timestamptz and clinic = $2 and $1 > made_at`);
  expect(query({ clinicId: 'D1', now: 7 })).toMatchObject({ sql: text, parameters: [7, 'D1'] });
});

test('the fragments of a text have names as well', () => {
  const isLate = 'at < :now';
  const { text } = namedStatement('find', 'clinicId now')`
select from slots where clinic = :clinicId and ${isLate} limit ${2}`;
  expect(text).toBe(`
select from slots where clinic = $1 and at < $2 limit 2`);
});

test('a parameter that is not declared, or not used, is found when the program starts', () => {
  expect(() => namedStatement('find', 'now')`select :now, :day`).toThrow(
    'find: :day is not declared.',
  );
  expect(() => namedStatement('find', 'now day')`select :now`).toThrow('find: day is not used.');
});

test('it runs prepared, under its name', async () => {
  const asked: unknown[] = [];
  const runner = {
    query: (statement: unknown) => {
      asked.push(statement);
      return Promise.resolve({ rows: [{ id: 1 }] });
    },
  };
  const statement = namedStatement('one', 'id')`select :id as id`;
  expect(await statement.run(runner, { id: 1 })).toEqual([{ id: 1 }]);
  expect(asked).toEqual([{ name: 'one', text: 'select $1 as id', values: [1] }]);
});
