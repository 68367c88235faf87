import type { Login } from '../server/kit/harness';
import { freshMobile } from './kit/booking';
import { arrive } from './kit/booking-steps';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
/** ms within which all devices agree, with far more than a busy machine needs to show it. */
const AGREED = 5_000 + 40_000;

const signUp = (): Promise<Login> => site.provider().signUp(freshMobile());

/** Somebody follows the person: a message within a second. */
async function followed(by: Login, userId: string): Promise<void> {
  await site.provider().ok('POST /ugc-api/user/follow.do', { userId, on: true }, { as: by });
}
const badge = ({ page }: Visitor, count: number) =>
  page
    .getByRole('link', {
      name: count > 0 ? new RegExp(`^我的.*${count} 条未读`) : '我的',
      exact: count === 0,
    })
    .waitFor({ timeout: AGREED });

test('two devices of one account agree on what is new and what was read, also read without a connection', async () => {
  const person = await signUp();
  const provider = site.provider();
  const { userId } = await provider.ok('GET /ugc-api/user/init.do', {}, { as: person });
  const [phone, tablet] = [
    await site.visit({ signedInAs: person }),
    await site.visit({ signedInAs: person }),
  ];
  for (const device of [phone, tablet]) {
    await device.open('/home');
    await badge(device, 0);
  }
  await followed(await signUp(), userId);
  await Promise.all([badge(phone, 1), badge(tablet, 1)]);

  await phone.open('/messageList');
  await phone.shown().getByRole('link').filter({ hasText: '1 人关注了您' }).click();
  await arrive(phone, '/messageDetails');
  await badge(tablet, 0);

  await followed(await signUp(), userId);
  await badge(tablet, 1);
  await phone.open('/messageList');
  const item = phone.shown().getByRole('link').filter({ hasText: '1 人关注了您' }).first();
  await item.waitFor();
  await phone.context.setOffline(true);
  await item.click();
  await arrive(phone, '/messageDetails');
  await phone.shown().getByRole('heading', { name: '1 人关注了您' }).waitFor();
  await phone.context.setOffline(false);
  await phone.open('/home');
  await Promise.all([badge(phone, 0), badge(tablet, 0)]);
  const { total } = await provider.ok('GET /message/message/unread.do', {}, { as: person });
  expect(total).toBe(0);
});
