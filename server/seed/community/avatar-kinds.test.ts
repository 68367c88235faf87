import { picture } from '../../pictures/pictures';
import { avatarKindOf } from './avatar-kinds';
import { samplePeople } from './people';

const nothing = () => Promise.resolve(undefined);

test.each([
  ['朵朵奶奶', 'grandmother'],
  ['南山豆豆姥姥12', 'grandmother'],
  ['可乐爷爷', 'grandfather'],
  ['小满和豆豆的妈妈', 'woman'],
  ['麦麦麻麻', 'woman'],
  ['乐乐小姨', 'woman'],
  ['江边可乐爸', 'man'],
  ['小满家长', null],
  ['小满今年3岁', null],
  ['爸妈的小棉袄', null],
  ['陈医生', null],
])('%s looks like: %s', (nickname, kind) => expect(avatarKindOf(nickname)).toBe(kind));

test('a sample author’s picture shows what the nickname says, and no face where it says nothing', async () => {
  const people = samplePeople();
  const drawn = async (wanted: (nickname: string) => boolean): Promise<string[]> => {
    const chosen = people.filter(({ nickname }) => wanted(nickname));
    return Promise.all(chosen.map(async ({ headImg }) => (await picture(headImg, nothing)) ?? ''));
  };
  const isGrey = (text: string): boolean => text.includes('#9aa0a3');
  const grandmothers = await drawn((nickname) => /(?:奶奶|姥姥)\d*$/.test(nickname));
  expect(grandmothers.length).toBeGreaterThan(5);
  expect(grandmothers.every(isGrey)).toBe(true);
  const parents = await drawn((nickname) => /[妈爸]\d*$/.test(nickname));
  expect(parents.some(isGrey)).toBe(false);
  const unknown = await drawn((nickname) => avatarKindOf(nickname) === null);
  // A mouth is drawn in every face.
  const hasFace = (text: string): boolean => text.includes('M70 99q10 9 20 0');
  expect([parents.every(hasFace), unknown.some(hasFace)]).toEqual([true, false]);
});
