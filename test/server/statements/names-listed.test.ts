import { USER_TYPE } from '@contract/community/user-type-rules';
import type { UserType } from '@contract/community/user-type-rules';
import { claimingNames } from '../../../server/domain/community/moderation/claiming-names';
import { newKey } from '../kit/worlds/booking-world';
import { NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

async function author(nickname: string, type: UserType, intro = ''): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into authors (id, user_id, nickname, intro, head_img, user_type, created_at) values ($1, $2, $3, $4, '', $5, $6)`,
    [id, world.caller().userId, nickname, intro, type, new Date(NOW)],
  );
  return id;
}

async function listed(): Promise<string[]> {
  const found: string[] = [];
  for await (const { what, id, why } of claimingNames(world.database.db))
    found.push(`${what} ${id} ${why}`);
  return found;
}

test('names of before that today’s rules would refuse are listed, each by what it breaks, and stay', async () => {
  const { NORMAL, DOCTOR, OFFICIAL } = USER_TYPE;
  const claiming = await author('官方客服', NORMAL);
  const hidden = await author('小\u200b安', NORMAL);
  const intro = await author('小安', NORMAL, '我是退款专员');
  const doctorAsOffice = await author('平台客服', DOCTOR);
  await author('王医生', DOCTOR, '儿科医生');
  await author('易苗官方', OFFICIAL, '官方账号');
  await author('小安❤️', NORMAL, '感谢医生');
  const { userId } = world.caller();
  await world.run(`update users set nick_name = 'Dr. Wang' where id = $1`, [userId]);
  const topic = newKey();
  await world.run(`insert into topics (id, name, created_at) values ($1, '官方公告', $2)`, [
    topic,
    new Date(NOW),
  ]);
  await world.run(`insert into topics (id, name, created_at) values ($1, '医生答疑', $2)`, [
    newKey(),
    new Date(NOW),
  ]);
  const expected = [
    `nickname ${claiming} claim`,
    `nickname ${hidden} hidden`,
    `intro ${intro} claim`,
    `nickname ${doctorAsOffice} claim`,
    `account ${userId} claim`,
    `topic ${topic} claim`,
  ];
  expect((await listed()).sort()).toEqual(expected.sort());
  expect((await listed()).sort()).toEqual(expected);
});

test('a table of more than a page is read to its end', async () => {
  await world.run(
    `insert into topics (id, name, created_at) select 'many-' || n, '客服' || n, $1 from generate_series(1, 2001) n`,
    [new Date(NOW)],
  );
  expect((await listed()).filter((line) => line.startsWith('topic many-'))).toHaveLength(2001);
});
