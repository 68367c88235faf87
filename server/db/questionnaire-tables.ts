import type { ColumnType, JSONColumnType } from 'kysely';
import type { Answers } from '@contract/questionnaire/question-rules';
import type { MaybeTimestamp, Timestamp } from './column-types';

interface QuestionnaireVersionsTable {
  code: string;
  version: number;
  hash: string;
  closed_at: MaybeTimestamp;
}

interface QuestionnaireDraftsTable {
  user_id: string;
  code: string;
  subject: string;
  version: number;
  attempt: string;
  answers: JSONColumnType<Answers>;
  at: string | null;
  saved_at: Timestamp;
}

interface QuestionnaireParticipationsTable {
  user_id: string;
  code: string;
  subject: string;
  version: number;
  attempt: string;
  day: string;
}

interface QuestionnaireResponsesTable {
  user_id: string;
  code: string;
  subject: string;
  version: number;
  answers: JSONColumnType<Answers>;
  sent_at: Timestamp;
}

interface AnonymousResponsesTable {
  id: string;
  code: string;
  version: number;
  answers: JSONColumnType<Answers>;
  is_released: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Tables of server/migrations/0084. */
export interface QuestionnaireTables {
  questionnaire_versions: QuestionnaireVersionsTable;
  questionnaire_drafts: QuestionnaireDraftsTable;
  questionnaire_participations: QuestionnaireParticipationsTable;
  questionnaire_responses: QuestionnaireResponsesTable;
  anonymous_responses: AnonymousResponsesTable;
}
