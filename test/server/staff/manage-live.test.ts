import { CODE } from '@contract/errors';
import { DESK_PASSWORD } from '../kit/worlds/desk-world';
import { liveSettings } from '../kit/live-settings';
import { createManageWorld } from './manage-world';
import type { ManageWorld } from './manage-world';

let world: ManageWorld;
beforeAll(async () => {
  world = await createManageWorld('pglite', { ...liveSettings(), STAFF_SECOND_FACTOR: '0' });
});
afterAll(() => world?.end());

test.each([
  ['operator', CODE.STAFF_FACTOR],
  ['manager', CODE.STAFF_FACTOR],
  ['desk', CODE.SUCCESS],
  ['moderator', CODE.SUCCESS],
])('in live a second factor is not a setting for those who manage: %s', async (login, expected) => {
  const proof = { login, password: DESK_PASSWORD };
  expect((await world.provider.call('POST /desk/login.do', proof)).code).toBe(expected);
});
