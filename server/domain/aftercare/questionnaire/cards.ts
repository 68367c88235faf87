import type { QuestionnaireCard } from '@contract/questionnaire/endpoints';
import { longestPaths } from '@contract/questionnaire/graph-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../../db/database';
import { closings, isOpen } from './closing';
import type { Published } from './published';
import { subjectIn, visitsOf } from './visits';
import type { Visit } from './visits';

/** Visits that are asked about at a time. */
const MOST_VISITS = 3;
const SEQUENCE = { begun: 0, open: 1, answered: 2 } as const;

export const givesBeans = ({ topic }: Questionnaire): boolean => topic !== 'health';

/** What an account can answer, has begun and has answered, in this sequence. @param today `YYYY-MM-DD` in China */
export async function cardsOf(
  db: Db,
  { all, newest }: Published,
  userId: string,
  today: string,
): Promise<QuestionnaireCard[]> {
  const closed = await closings(db);
  const keys = (table: 'questionnaire_participations' | 'questionnaire_drafts') =>
    db
      .selectFrom(table)
      .select(['code', 'subject', 'version'])
      .where('user_id', '=', userId)
      .execute();
  const asKeys = (rows: readonly { code: string; subject: string }[]): ReadonlySet<string> =>
    new Set(rows.map(({ code, subject }) => `${code} ${subject}`));
  const answered = asKeys(await keys('questionnaire_participations'));
  const drafts = await keys('questionnaire_drafts');
  const drafted = asKeys(drafts);
  // The draft of a version that was closed meanwhile does not go on.
  const begun = asKeys(
    drafts.filter(({ code, version }) =>
      all.some(
        (each) => each.code === code && each.version === version && isOpen(closed, each, today),
      ),
    ),
  );
  const visits = (await visitsOf(db, userId, today)).slice(0, MOST_VISITS);
  const standsFor = ({ code }: Questionnaire, visit: Visit) => {
    const orderId = subjectIn(visit, {
      isAnswered: (id) => answered.has(`${code} ${id}`),
      isBegun: (id) => drafted.has(`${code} ${id}`),
    });
    return { orderId, day: visit.day, clinic: visit.clinic };
  };
  const cardOf = (questionnaire: Questionnaire, about: Visit | null): QuestionnaireCard[] => {
    const visit = about && standsFor(questionnaire, about);
    const key = `${questionnaire.code} ${visit?.orderId ?? ''}`;
    const state = answered.has(key) ? 'answered' : begun.has(key) ? 'begun' : 'open';
    if (state !== 'answered' && !isOpen(closed, questionnaire, today)) return [];
    const { code, surface, title, intro, anonymous, questions, closes } = questionnaire;
    return [
      {
        ...{ code, surface, title, intro, anonymous, closes, state, visit },
        givesBeans: givesBeans(questionnaire),
        questions: longestPaths(questionnaire).get(questions[0]?.id ?? '') ?? 0,
      },
    ];
  };
  return newest
    .flatMap((each) =>
      each.about === 'visit' ? visits.flatMap((visit) => cardOf(each, visit)) : cardOf(each, null),
    )
    .sort((one, other) => SEQUENCE[one.state] - SEQUENCE[other.state]);
}
