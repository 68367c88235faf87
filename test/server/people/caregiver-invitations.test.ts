import { CODE } from '@contract/errors';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld } from '../kit/worlds/caregiver-world';
import { agreed } from '../kit/share-member';

const INVITE = 'POST /linkman/caregiver/invite.do';
const OPEN = 'POST /linkman/caregiver/open.do';
const ACCEPT = 'POST /linkman/caregiver/accept.do';
const FAMILY = 'GET /linkman/linkman/findByUserId.do';

let world: CaregiverWorld;
beforeAll(async () => {
  world = await openCaregivers('postgres', 20);
});
afterAll(() => world?.close());

describe('an invitation', () => {
  test('shows the child only masked, and makes whoever accepts it a caregiver', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const { linkmanId } = owner;
    const { code } = await provider.ok(INVITE, { linkmanId, role: 'guardian', agreed }, owner);
    expect(code).toMatch(/^\d{10}$/);
    const spaced = `${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)}`;
    expect(await provider.ok(OPEN, { code: spaced }, other)).toMatchObject({
      nameMasked: '测*',
      inviter: expect.stringMatching(/^13\d\*{4}\d{4}$/) as string,
      role: 'guardian',
    });
    expect(await provider.ok(ACCEPT, { code, agreed }, other)).toEqual({
      linkmanId,
      role: 'guardian',
      merged: false,
    });
    const family = await provider.ok(FAMILY, { shared: 'escort' }, other);
    expect(family).toMatchObject([
      { linkmanId: other.linkmanId },
      { linkmanId, documentMasked: '', mobileMasked: '', sharedBy: { role: 'guardian' } },
    ]);
    expect(await provider.ok(FAMILY, {}, other)).toHaveLength(1);
  });

  test('is used once, and a new one ends the one before', async () => {
    const { provider } = world;
    const [owner, other, third] = world.trio();
    const form = { linkmanId: owner.linkmanId, role: 'guardian', agreed } as const;
    const first = await provider.ok(INVITE, form, owner);
    const second = await provider.ok(INVITE, form, owner);
    expect((await provider.call(ACCEPT, { code: first.code, agreed }, other)).code).toBe(
      CODE.CODE_WRONG,
    );
    const both = await Promise.all(
      [other, third].map((who) => provider.call(ACCEPT, { code: second.code, agreed }, who)),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.CODE_WRONG]);
  });

  test('is withdrawn, and is over after a day', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const form = { linkmanId: owner.linkmanId, role: 'escort', agreed } as const;
    const { code } = await provider.ok(INVITE, form, owner);
    await provider.ok('POST /linkman/caregiver/withdraw.do', form, owner);
    expect((await provider.call(OPEN, { code }, other)).code).toBe(CODE.CODE_WRONG);
    const again = await provider.ok(INVITE, form, owner);
    await world.database.pool.query(
      `update caregiver_invitations set expires_at = invited_at where linkman_id = $1`,
      [owner.linkmanId],
    );
    expect((await provider.call(ACCEPT, { code: again.code, agreed }, other)).code).toBe(
      CODE.CODE_WRONG,
    );
  });

  test('needs the consent of both, and is nobody else’s to make', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const form = { linkmanId: owner.linkmanId, role: 'guardian' } as const;
    const without = await provider.call(INVITE, form, owner);
    expect(without).toMatchObject({
      code: CODE.PARAMETERS,
      data: { document: 'caregiverConsent' },
    });
    expect((await provider.call(INVITE, { ...form, agreed }, other)).code).toBe(CODE.NOT_FOUND);
    const { code } = await provider.ok(INVITE, { ...form, agreed }, owner);
    expect(await provider.call(ACCEPT, { code }, other)).toMatchObject({
      code: CODE.PARAMETERS,
      data: { document: 'caregiverConsent' },
    });
    expect((await provider.call(ACCEPT, { code, agreed }, owner)).msg).toContain('自己发出');
    await provider.ok(ACCEPT, { code, agreed }, other);
  });

  test('is not guessed: ten wrong codes a day, then no right one either', async () => {
    const { provider } = world;
    const [owner, other] = world.pair();
    const form = { linkmanId: owner.linkmanId, role: 'guardian', agreed } as const;
    const { code } = await provider.ok(INVITE, form, owner);
    const codes: string[] = [];
    for (let tried = 0; tried < 11; tried += 1)
      codes.push((await provider.call(OPEN, { code: `00000000${10 + tried}` }, other)).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(CODE.CODE_WRONG));
    expect(codes[10]).toBe(CODE.TOO_MANY);
    expect((await provider.call(ACCEPT, { code, agreed }, other)).code).toBe(CODE.TOO_MANY);
  });

  test('of a child who is in one’s own family already says what to do first', async () => {
    const { provider, database } = world;
    const [owner, other] = world.pair();
    await database.pool.query(
      'update linkmen s set person_key = l.person_key from linkmen l where s.id = $1 and l.id = $2',
      [other.linkmanId, owner.linkmanId],
    );
    const form = { linkmanId: owner.linkmanId, role: 'guardian', agreed } as const;
    const { code } = await provider.ok(INVITE, form, owner);
    const refused = await provider.call(ACCEPT, { code, agreed }, other);
    expect(refused.code).toBe(CODE.PARAMETERS);
    expect(refused.msg).toContain('您本人');
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: other.linkmanId }, other);
    await provider.ok(ACCEPT, { code, agreed }, other);
  });
});
