import type { Deps } from '../../deps';
import { answerList, answersFrom } from '../../domain/aftercare/questionnaire/answer-list';
import { cardsOf, givesBeans } from '../../domain/aftercare/questionnaire/cards';
import { closings, isOpen } from '../../domain/aftercare/questionnaire/closing';
import { draftOf, saveDraft } from '../../domain/aftercare/questionnaire/drafts';
import { participationOf } from '../../domain/aftercare/questionnaire/participation';
import { definitionOf } from '../../domain/aftercare/questionnaire/published';
import type { Published } from '../../domain/aftercare/questionnaire/published';
import { subjectOf } from '../../domain/aftercare/questionnaire/subject';
import { submit } from '../../domain/aftercare/questionnaire/submit';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { questionnaireStaffRoutes } from './staff-routes';

/** Questionnaires: what an account can answer, its drafts and its answers. */
export const questionnaireRoutes = (deps: Deps, published: Published): readonly Route[] => {
  const { db } = deps;
  return [
    route('GET /questionnaire/list.do', async (_input, { userId, today }) => ({
      list: await cardsOf(db, published, userId, today),
    })),
    route('GET /questionnaire/detail.do', async ({ code, orderId, version }, { userId, today }) => {
      const newest = definitionOf(published, code);
      const subject = await subjectOf(db, { userId, questionnaire: newest, orderId, today });
      const took = await participationOf(db, { userId, code, subject });
      const draft = await draftOf(db, { userId, code, subject });
      const closed = await closings(db);
      const begunIn = draft?.version ?? version;
      // One that was closed meanwhile leads on to the newest: its answers may mean something else there.
      const begun = published.all.find(
        (each) => each.code === code && each.version === begunIn && isOpen(closed, each, today),
      );
      const questionnaire = begun ?? newest;
      const open = isOpen(closed, questionnaire, today);
      return {
        questionnaire,
        state: took ? 'answered' : !open ? 'closed' : begun && draft ? 'begun' : 'open',
        givesBeans: givesBeans(questionnaire),
        draft: draft && begun ? { ...draft, answers: answerList(begun, draft.answers) } : null,
      };
    }),
    route('POST /questionnaire/draft.do', async (input, { userId, today, now }) => {
      const { code, version, orderId, attempt, at, savedAt } = input;
      const questionnaire = definitionOf(published, code, version);
      const answers = answersFrom(questionnaire, input.answers);
      const draft = { attempt, answers, at, savedAt };
      await saveDraft(db, { userId, questionnaire, orderId, today }, draft, now);
      return null;
    }),
    route('POST /questionnaire/submit.do', async (input, { userId, today, now }) => {
      const { code, version, orderId, attempt } = input;
      const questionnaire = definitionOf(published, code, version);
      const answers = answersFrom(questionnaire, input.answers);
      await submit(db, { userId, questionnaire, orderId, today }, { id: attempt, answers }, now);
      return { givesBeans: givesBeans(questionnaire) };
    }),
    ...questionnaireStaffRoutes(deps, published),
  ];
};
