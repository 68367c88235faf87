import { fillPersonKeys } from '../../../server/shared/recipients/person-keys';
import { loadPersonKey } from '../../../server/kernel/person-key';
import { inDatabase, insertMembers } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';

/** Adds members to a family while a provider runs, which fills in the keys of persons only when it starts. @returns their ids */
export const addMembers = (
  testDatabase: TestDatabase,
  caller: Caller,
  members: Parameters<typeof insertMembers>[2],
): Promise<string[]> =>
  inDatabase(testDatabase, async (database) => {
    const ids = await insertMembers(database, caller, members);
    const personKey = loadPersonKey(null, testDatabase.dataDir);
    await fillPersonKeys({ database, personKey, cipher: TEST_CIPHER });
    return ids;
  });
