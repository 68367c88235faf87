import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Deps } from '../../deps';
import { closedAt, closings, setOpen } from '../../domain/aftercare/questionnaire/closing';
import { answersTable } from '../../domain/aftercare/questionnaire/csv';
import { definitionOf } from '../../domain/aftercare/questionnaire/published';
import type { Published } from '../../domain/aftercare/questionnaire/published';
import { questionResult } from '../../domain/aftercare/questionnaire/results';
import { countAnswers, storedAnswers } from '../../domain/aftercare/questionnaire/stored-answers';
import { fileAddress } from '../../shared/uploads/file-address';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** Results of questionnaires, for moderators: they see no clinic's appointments, and results name nobody. */
export const questionnaireStaffRoutes = (deps: Deps, published: Published): readonly Route[] => {
  const { db, personKey } = deps;
  const cardOf = (
    questionnaire: Questionnaire,
    closed: ReadonlyMap<string, number>,
    answers: number,
  ) => {
    const { code, version, title, anonymous, opens, closes } = questionnaire;
    const at = closedAt(closed, questionnaire);
    return { code, version, title, anonymous, opens, closes, closedAt: at, answers };
  };
  return [
    route('GET /questionnaire/staff/list.do', async () => {
      const closed = await closings(db);
      const list = [];
      for (const each of published.all)
        list.push(cardOf(each, closed, await countAnswers(db, each)));
      return { list };
    }),
    route('GET /questionnaire/staff/results.do', async ({ code, version }, { now }) => {
      const questionnaire = definitionOf(published, code, version);
      const answers = await storedAnswers(db, questionnaire);
      const addressOf = (fileId: string) => fileAddress(personKey, fileId, now);
      return {
        card: cardOf(questionnaire, await closings(db), answers.length),
        questions: questionnaire.questions.map((each) => questionResult(each, answers, addressOf)),
      };
    }),
    route('GET /questionnaire/staff/csv.do', async ({ code, version }, { language }) => {
      const questionnaire = definitionOf(published, code, version);
      return {
        fileName: `${code}.${version}.csv`,
        csv: answersTable(questionnaire, await storedAnswers(db, questionnaire), language),
      };
    }),
    route('POST /questionnaire/staff/setOpen.do', async ({ code, version, open }, { now }) => {
      await setOpen(db, definitionOf(published, code, version), open, now);
      return null;
    }),
  ];
};
