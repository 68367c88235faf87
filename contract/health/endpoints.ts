import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { endpoint } from '../endpoint';
import { day, done, id, instant } from '../fields';
import { HEALTH_ANSWERS } from './profile-rules';

const answer = v.optional(v.picklist(HEALTH_ANSWERS));

/** What was answered about one person; see HealthAnswers. */
const healthAnswers = {
  answers: v.object({
    lowWeight: answer,
    hbsagMother: answer,
    hivMother: answer,
    hiv: answer,
    immunodeficiency: answer,
    immunoglobulin: answer,
    pregnancy: answer,
  }),
  days: v.object({ immunoglobulin: v.optional(day), pregnancy: v.optional(day) }),
};

export const healthEndpoints = {
  /** The health profile of a family member of one's own. */
  'GET /linkman/health/detail.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: v.object({
      linkmanId: id,
      name: v.string(),
      sex: v.picklist([1, 2]),
      birthday: day,
      /** Under 14, so that a guardian has to consent. */
      byGuardian: v.boolean(),
      today: day,
      /** null: nothing is stored. */
      profile: v.nullable(
        v.object({ ...healthAnswers, savedAt: instant, consentVersion: v.string() }),
      ),
    }),
    encrypted: 'response',
  }),
  /**
   * Stores all answers about a family member in place of the earlier ones, with the separate consent to that.
   * Refused: 4000 for an answer that is not asked of this person, or a day that is missing or impossible, and with `NewText`
   * for a text that is not in force; 20011 where a guardian is missing.
   */
  'POST /linkman/health/save.do': endpoint({
    access: 'user',
    input: v.object({
      linkmanId: id,
      ...healthAnswers,
      consent: v.literal(true),
      /** Names the consent's text as it is in force; another one, or none, is refused. */
      agreed: v.optional(agreedTexts),
    }),
    data: done,
  }),
  /** Withdraws the consent: the answers are deleted at once. */
  'POST /linkman/health/clear.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: done,
  }),
};
