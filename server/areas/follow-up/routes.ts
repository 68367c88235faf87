import type { AgreedTexts } from '@contract/agreement/endpoints';
import type { FollowUp } from '@contract/follow-up/endpoints';
import type { Deps } from '../../deps';
import { saveAnswer } from '../../domain/aftercare/follow-up/answers';
import { cachedFigures } from '../../domain/aftercare/follow-up/figures';
import { consent, erase, stop } from '../../domain/aftercare/follow-up/series';
import { visitOf } from '../../domain/aftercare/follow-up/visit';
import type { Visit } from '../../domain/aftercare/follow-up/visit';
import { removeFiles } from '../../shared/uploads/erase-uploads';
import type { UserContext } from '../../http/context';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { showHistory } from './history';
import { showFollowUp } from './show';

/** ms for which the public answer is sent as it is; the figures in it are an hour old at most. */
const KEEP_ANSWER = 60_000;

/** Follow-ups after vaccinations: consent, questions, answers, and the end of it. */
export function followUpRoutes(deps: Deps): readonly Route[] {
  const { db, config } = deps;
  const figuresOf = cachedFigures(db);
  /** Takes a step with the visit of an order, and answers what it is then. */
  const after =
    <Input extends { readonly orderId: string }>(
      step: (visit: Visit, input: Input, context: UserContext) => Promise<unknown>,
    ) =>
    async (input: Input, context: UserContext): Promise<FollowUp> => {
      const visit = await visitOf(deps, context.userId, input.orderId);
      await step(visit, input, context);
      return showFollowUp(deps, visit, context);
    };
  return [
    route(
      'GET /order/followUp/detail.do',
      after(() => Promise.resolve()),
    ),
    route(
      'POST /order/followUp/consent.do',
      after((visit, { agreed }: { orderId: string; agreed?: AgreedTexts | undefined }, { now }) =>
        consent(db, visit, agreed, now),
      ),
    ),
    route(
      'POST /order/followUp/stop.do',
      after(({ key }, _input, { now }) => stop(db, key, now)),
    ),
    route(
      'POST /order/followUp/erase.do',
      after(async ({ key }) => removeFiles(config.dataDir, await erase(db, key))),
    ),
    route('POST /order/followUp/answer.do', async (answer, context) => {
      const visit = await visitOf(deps, context.userId, answer.orderId);
      await saveAnswer(db, visit, answer, context.now);
      return showFollowUp(deps, visit, context);
    }),
    route('GET /order/followUp/history.do', ({ linkmanId }, context) =>
      showHistory(deps, figuresOf, linkmanId, context),
    ),
    route(
      'GET /vaccine/product/followUpFigures.do',
      ({ vaccId }, { language }) => figuresOf(vaccId, language),
      { keepFor: KEEP_ANSWER },
    ),
  ];
}
