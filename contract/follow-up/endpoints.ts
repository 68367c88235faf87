import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { SITES } from '../desk/dose-detail-rules';
import { endpoint } from '../endpoint';
import { count, day, id, instant, text } from '../fields';
import { CARD_LEVELS, CARD_OUTCOMES } from './card-rules';
import { ROUND_NAMES } from './schedule-rules';
import { LEVELS } from './severity-rules';
import { FIGURE_NAMES, SHARES } from './share-rules';
import { FOLLOW_UP_PICTURES, SWELLING, SYMPTOMS, TEMPERATURE } from './symptom-rules';

const round = v.picklist(ROUND_NAMES);
const level = v.picklist(LEVELS);
const symptoms = v.array(v.picklist(SYMPTOMS));
const measure = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.nullable(v.pipe(count, v.minValue(least), v.maxValue(most)));

/** What has become of the draft card at the clinic. */
const handling = v.object({
  state: v.picklist(['waiting', 'taken', 'closed']),
  /** Name of the member of the staff who took it; '' while it waits. */
  by: v.string(),
  at: v.nullable(instant),
});

/** One answer, as its family and the clinic see it. */
export const followUpAnswer = v.object({
  answerId: id,
  at: instant,
  /** The round that it answers; null: before the first. */
  round: v.nullable(round),
  unusual: v.boolean(),
  symptoms,
  /** °C under the arm. */
  temperature: v.nullable(v.number()),
  /** cm. */
  swelling: v.nullable(v.number()),
  level,
  /** Paths of its pictures, valid for an hour. */
  pictures: v.array(v.string()),
});
export type FollowUpAnswer = v.InferOutput<typeof followUpAnswer>;

/** A vaccination of the visit, with its answers, the newest first. */
export const followedPerson = v.object({
  orderId: id,
  linkmanName: v.string(),
  productName: v.string(),
  doseLabel: v.string(),
  vaccineCode: v.string(),
  /** null where the birthday is not known. */
  ageMonths: v.nullable(v.number()),
  doneAt: instant,
  /** Whether the present round is answered. */
  answered: v.boolean(),
  answers: v.array(followUpAnswer),
  /** null: nothing of it went to the clinic. */
  handling: v.nullable(handling),
});
export type FollowedPerson = v.InferOutput<typeof followedPerson>;

/** The follow-up of a visit: of all vaccinations of the family at one clinic on one day. */
export const followUp = v.object({
  /** `off`: never agreed to; `ended`: no answers are taken any more. */
  state: v.picklist(['off', 'on', 'stopped', 'ended']),
  day,
  departmentName: v.string(),
  departmentPhone: v.string(),
  rounds: v.array(v.object({ round, dueAt: instant })),
  people: v.array(followedPerson),
});
export type FollowUp = v.InferOutput<typeof followUp>;

/** How many people noticed what, in ranges. */
export const followUpFigures = v.object({
  productName: v.string(),
  /** Rounded down to tens. */
  people: v.number(),
  shares: v.array(v.object({ figure: v.picklist(FIGURE_NAMES), share: v.picklist(SHARES) })),
});
export type FollowUpFigures = v.InferOutput<typeof followUpFigures>;

const ofOrder = v.object({ orderId: id });
const changed = { access: 'user', data: followUp, encrypted: 'response' } as const;

/** Ours: the follow-up after a vaccination. */
export const followUpEndpoints = {
  'GET /order/followUp/detail.do': endpoint({ ...changed, input: ofOrder }),
  /** Agrees to it, for the visit of an order; repeated, or after a stop, it runs again. */
  'POST /order/followUp/consent.do': endpoint({
    ...changed,
    /** Names the consent's text as it is in force; for another one, or none, 4000 with `NewText`. */
    input: v.object({ orderId: id, agreed: v.optional(agreedTexts) }),
  }),
  /** Ends it at once: no more messages and answers; what no one at the clinic has taken is withdrawn. */
  'POST /order/followUp/stop.do': endpoint({ ...changed, input: ofOrder }),
  /** Deletes the visit's answers with their pictures, and ends it. */
  'POST /order/followUp/erase.do': endpoint({ ...changed, input: ofOrder }),
  /** An answer; repeated under its `submissionId` it is stored once. */
  'POST /order/followUp/answer.do': endpoint({
    ...changed,
    input: v.object({
      orderId: id,
      submissionId: text(8, 64),
      unusual: v.boolean(),
      symptoms: v.optional(v.pipe(symptoms, v.maxLength(SYMPTOMS.length)), []),
      temperature: v.optional(measure(TEMPERATURE), null),
      swelling: v.optional(measure(SWELLING), null),
      /** Uploaded by the same user. */
      fileIds: v.optional(v.pipe(v.array(id), v.maxLength(FOLLOW_UP_PICTURES)), []),
    }),
  }),
  /** Answers of a family member, the newest visit first, with what others noticed after the same vaccines. */
  'GET /order/followUp/history.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: v.object({
      visits: v.array(
        v.object({
          orderId: id,
          day,
          productName: v.string(),
          doseLabel: v.string(),
          answers: v.array(followUpAnswer),
        }),
      ),
      figures: v.array(followUpFigures),
    }),
    encrypted: 'response',
  }),
  /** null where fewer than 20 people have answered. */
  'GET /vaccine/product/followUpFigures.do': endpoint({
    access: 'anyone',
    input: v.object({ vaccId: id }),
    data: v.nullable(followUpFigures),
  }),
};

/** A draft AEFI card in the desk's list. */
export const aefiCard = v.object({
  cardId: id,
  level: v.picklist(CARD_LEVELS),
  personName: v.string(),
  productName: v.string(),
  openedAt: instant,
  /** Until when somebody is to take it; after that it is escalated. */
  takeBy: instant,
  reportBy: instant,
  escalatedAt: v.nullable(instant),
  /** '' while nobody has taken it. */
  takenBy: v.string(),
  takenAt: v.nullable(instant),
  outcome: v.nullable(v.picklist(CARD_OUTCOMES)),
  /** The family has answered again since somebody looked at it. */
  hasNews: v.boolean(),
});
export type AefiCard = v.InferOutput<typeof aefiCard>;

/** A draft card with all that its report needs. */
export const aefiCardDetail = v.object({
  ...aefiCard.entries,
  orderId: id,
  /** The caller has taken it. */
  own: v.boolean(),
  /** For calling the family. */
  mobile: v.string(),
  documentMasked: v.string(),
  sex: v.picklist([1, 2]),
  birthday: v.string(),
  guardianName: v.string(),
  doseLabel: v.string(),
  lot: v.string(),
  /** As in the vaccination's record; the empty text and null stand for what was not entered. */
  maker: v.string(),
  expiry: v.string(),
  site: v.nullable(v.picklist(SITES)),
  doneAt: instant,
  /** Those that have to be looked into. */
  answers: v.array(followUpAnswer),
  /** What was done with it, the earliest first. */
  events: v.array(
    v.object({
      kind: v.picklist(['opened', 'worsened', 'answered', 'seen', 'escalated', 'taken', 'closed']),
      at: instant,
      by: v.string(),
    }),
  ),
});
export type AefiCardDetail = v.InferOutput<typeof aefiCardDetail>;

const ofCard = v.object({ cardId: id });

/** The desk's draft AEFI cards: of its own clinic only. */
export const aefiEndpoints = {
  /** Open ones, the most urgent first, and those closed within a day. */
  'GET /desk/aefi/list.do': endpoint({
    access: 'staff',
    input: v.object({}),
    data: v.array(aefiCard),
  }),
  /** Each look at a card is recorded. */
  'POST /desk/aefi/detail.do': endpoint({ access: 'staff', input: ofCard, data: aefiCardDetail }),
  /** Takes a card on, which is a look at it too: the family sees who. Repeated by somebody else it stays with whoever was first. */
  'POST /desk/aefi/take.do': endpoint({ access: 'staff', input: ofCard, data: aefiCardDetail }),
  /** Closes a card that was taken. Repeated it stays as it was closed first, which the answer says. */
  'POST /desk/aefi/close.do': endpoint({
    access: 'staff',
    input: v.object({ cardId: id, outcome: v.picklist(CARD_OUTCOMES) }),
    data: v.object({ outcome: v.picklist(CARD_OUTCOMES), by: v.string() }),
  }),
};
