import { createTestDatabase, KINDS, openIn } from '../kit/worlds/booking-world';
import { pause } from '../kit/until';

/*
 * Guards: a database that is closed lets the statements under way end first. Closed over them, the embedded one ended its
 * process, and what had gone wrong before was not seen.
 */
describe.each(KINDS)('closing the database on %s', (kind) => {
  it('waits for a transaction under way, whoever has used the database before', async () => {
    const testDatabase = await createTestDatabase(kind);
    const { pool, close } = await openIn(testDatabase);
    const client = await pool.connect();
    await client.query('begin');

    let isClosed = false;
    const closing = close().then(() => {
      isClosed = true;
    });
    await pause(100);
    expect(isClosed).toBe(false);
    const { rows } = await client.query<{ one: number }>('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    await client.query('commit');
    client.release();

    await closing;
    await expect(pool.query('select 1')).rejects.toThrow('after calling end');
    await testDatabase.remove();
  });
});
