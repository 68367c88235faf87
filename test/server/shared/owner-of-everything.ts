import { dayFrom, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import {
  aDonation,
  aDoseHistory,
  aFamily,
  aHold,
  aMemberTerm,
  aMessage,
  anAefiCard,
  anAppointment,
  anAvailabilityAlert,
  aPrize,
  aPurchase,
  aSelfReportedDose,
  aWaitingListEntry,
} from '../kit/worlds/family';
import { anEndedConversation } from './chat-owned';
import { makeOwned } from './community-owned';
import { ARTICLE, CIRCLE, TOPIC } from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { anExport } from './export-owned';
import type { Provider } from '../kit/harness';
import type { KnownValues } from '../kit/sampled-input';

/** Something of everything that an account can have, by the names of the fields that take it. */
export async function everythingOf(
  owner: Caller,
  {
    testDatabase,
    provider,
    world,
  }: { testDatabase: TestDatabase; provider: Provider; world: World },
) {
  const [booked = 0, held = 0] = world.slotIds;
  const [second = ''] = world.secondIds;
  return aFamily(provider, owner).with(
    anAppointment(booked),
    aHold(held),
    aSelfReportedDose(),
    aDoseHistory(),
    anAvailabilityAlert(),
    aWaitingListEntry(second, dayFrom(5)),
    aMessage(testDatabase, 'reminderDay'),
    aDonation(),
    aMemberTerm(testDatabase),
    anAefiCard(testDatabase),
    aPurchase(),
    aPrize(testDatabase),
    anExport(testDatabase),
    anEndedConversation(),
  );
}

/** The lottery of a ticket. */
export const activityOf = (testDatabase: TestDatabase, ticketId: string): Promise<string> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ activity_id: string }>(
      'select activity_id from lottery_tickets where id = $1',
      [ticketId],
    );
    return rows[0]?.activity_id ?? '';
  });

/** What an account and others have in the community, by the names of the fields that take it. */
export async function contentOf(
  world: CommunityWorld,
  staff: CommunityStaff,
): Promise<KnownValues> {
  const { provider, people, authorIds } = world;
  const [owner, reporter] = people as [Caller, Caller];
  const [authorId = ''] = authorIds;
  const content = await makeOwned(world, owner, authorId, { staff, reporter });
  const { decisionId, published, comment, fileId } = content;
  const appeal = { decisionId, text: '请再看一下' };
  await provider.ok('POST /ugc-api/appeal/save.do', appeal, owner);
  const { list: appeals } = await provider.ok('GET /ugc-api/moderation/appeals.do', {}, staff.mia);
  const { list: cases } = await provider.ok('GET /ugc-api/moderation/queue.do', {}, staff.mia);
  return {
    postId: published,
    commentId: comment,
    targetId: published,
    sourceId: published,
    userId: authorId,
    fileId,
    decisionId,
    appealId: appeals[0]?.appealId,
    caseId: cases[0]?.caseId,
    circleId: CIRCLE,
    topicId: TOPIC,
    articleId: ARTICLE,
  };
}
