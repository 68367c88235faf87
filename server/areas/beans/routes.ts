import { BEAN_CAUSES } from '@contract/beans/bean-rules';
import type { Deps } from '../../deps';
import { collectAward } from '../../domain/rewards/beans/award';
import { CAUSES } from '../../domain/rewards/beans/causes';
import { doTask } from '../../domain/rewards/beans/do-task';
import { donate, undoDonation } from '../../domain/rewards/beans/donate';
import { balanceOf, entriesOf, expiringOf } from '../../domain/rewards/beans/statement';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { inLanguage } from '../../kernel/language';
import { pageOf } from '../../kernel/page-of';
import { entryCard, taskCard, taskCards } from './cards';

/** Health beans: tasks, their awards, the ledger, donations (specification §7). */
export const beanRoutes = ({ db }: Deps): readonly Route[] => [
  route('GET /health-beans/activeTask/list.do', async (_input, context) => {
    const { userId, now, language } = context;
    const expiring = await expiringOf(db, userId, now);
    return {
      balance: expiring.reduce((sum, { beans }) => sum + beans, 0),
      tasks: await taskCards(db, context),
      expiring,
      causes: BEAN_CAUSES.map((cause) => ({
        cause,
        title: inLanguage(CAUSES[cause].title, language),
        note: inLanguage(CAUSES[cause].note, language),
      })),
    };
  }),
  route(
    'GET /health-beans/activeTask/doTask.do',
    async ({ task, articleId, inView }, context) => {
      const { userId, now, today } = context;
      await doTask(db, { userId, task, now, today }, { articleId, inView });
      return taskCard(db, context, task);
    },
    { writes: true },
  ),
  route('POST /health-beans/activeTask/getAward.do', async ({ task }, context) => {
    const { userId, now, today } = context;
    const beans = await collectAward(db, { userId, task, now, today });
    return {
      beans,
      balance: await balanceOf(db, userId, now),
      task: await taskCard(db, context, task),
    };
  }),
  route('GET /health-beans/account/pageList.do', async (input, { userId, now, language }) => {
    const { rows, total } = await entriesOf(db, userId, input);
    return pageOf(
      rows.map((row) => entryCard(row, language, now)),
      { ...input, total },
    );
  }),
  route('POST /health-beans/account/donate.do', async (donation, { userId, now }) => ({
    entryId: await donate(db, { ...donation, userId, now }),
    balance: await balanceOf(db, userId, now),
  })),
  route('POST /health-beans/account/undoDonation.do', async ({ entryId }, { userId, now }) => {
    await undoDonation(db, { userId, entryId, now });
    return { balance: await balanceOf(db, userId, now) };
  }),
];
