import { urgencyOf } from '@contract/service/chat-rules';
import { ALGORITHM } from '@/shared/agreement/documents/algorithm';
import { DAY } from '../../server/kernel/clock';
import { COMMENT_HEAT } from '../../server/domain/community/comments/count-comment';
import { ANSWER_WEIGHT, GRAVITY, RANKED_AGE } from '../../server/domain/community/feeds/snapshots';
import { AUTHOR_GAP } from '../../server/domain/community/feeds/spacing';
import { READERS } from '../../server/domain/community/posts/post-detail';
import { REACTION_HEAT } from '../../server/domain/community/reactions/reaction-statement';
import { DAYS_AHEAD, FEWEST } from '../../server/domain/clinics/search/popular';

/** What the page says of the code that sorts, by language. */
const SAID = {
  'zh-CN': [
    `只排 ${RANKED_AGE / DAY} 天内、已有 ${READERS} 人打开过`,
    `1 + 点赞 + ${COMMENT_HEAT} × 评论 + ${REACTION_HEAT.collects} × 收藏 + 医生回答 ${ANSWER_WEIGHT}`,
    `${GRAVITY} 次方`,
    `隔 ${AUTHOR_GAP} 条以上`,
    `未来 ${DAYS_AHEAD} 天约得最多的疫苗（至少 ${FEWEST} 个人）`,
  ],
  en: [
    `posts of ${RANKED_AGE / DAY} days that ${READERS} people have opened`,
    `1 + likes + ${COMMENT_HEAT} × comments + ${REACTION_HEAT.collects} × collections + ${ANSWER_WEIGHT} for a doctor`,
    `power of ${GRAVITY}`,
    `${AUTHOR_GAP} apart`,
    `next ${DAYS_AHEAD} days (by ${FEWEST} people at least)`,
  ],
} as const;

test.each(['zh-CN', 'en'] as const)('the page in %s has the figures of the code', (language) => {
  const page = JSON.stringify(ALGORITHM[language]);
  expect(SAID[language].filter((said) => !page.includes(said))).toEqual([]);
  // “likes” has no figure: it weighs one.
  expect(REACTION_HEAT.likes).toBe(1);
});

test('customer service takes people in the order that the page says', () => {
  const nothing = { redFlag: false, bookedToday: false, member: false };
  const order = [
    urgencyOf({ ...nothing, redFlag: true }),
    urgencyOf({ ...nothing, bookedToday: true, member: true }),
    urgencyOf({ ...nothing, member: true }),
    urgencyOf(nothing),
  ];
  expect([...order].sort((a, b) => b - a)).toEqual(order);
  expect(new Set(order).size).toBe(order.length);
  expect(ALGORITHM['zh-CN'].sections.flatMap(({ blocks }) => blocks)).toContainEqual(
    expect.objectContaining({
      items: expect.arrayContaining([
        '客服：写到急重症状的在前，再是当天有预约的，再是会员，最后按等待时间。',
      ]),
    }),
  );
});
