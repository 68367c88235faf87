import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, regionCode, wholeNumber } from '../fields';
import { productLine } from '../vaccine/endpoints';

/** The platform number of requests for the guide (specification §7). */
export const GUIDE_PLATFORM = 40;

/** True when the question was answered with one of the options. */
const condition = v.object({ questionId: id, optionIds: v.array(id) });

const option = v.object({
  optionId: id,
  label: v.string(),
  note: v.string(),
  /** All must hold for the option to be offered. */
  when: v.array(condition),
});

const question = v.object({
  questionId: id,
  title: v.string(),
  hint: v.string(),
  when: v.array(condition),
  options: v.array(option),
});

const guidedProduct = v.object({
  ...productLine.entries,
  /** None may hold: answers that say an age or a sex at which the evaluation begins no course of it. */
  unless: v.array(condition),
});

const advice = v.object({
  adviceId: id,
  /** `vaccine` lists products, `plan` links to the plan, `note` is a caution. */
  kind: v.picklist(['vaccine', 'plan', 'note']),
  when: v.array(condition),
  /** None may hold. */
  unless: v.array(condition),
  title: v.string(),
  reason: v.string(),
  products: v.array(guidedProduct),
});

/** Questions, and the advice that follows from the answers. The client evaluates it; no answer leaves the device. */
export const guideConfigs = v.object({
  version: v.string(),
  questions: v.array(question),
  advice: v.array(advice),
});
export type GuideConfigs = v.InferOutput<typeof guideConfigs>;
export type GuideCondition = v.InferOutput<typeof condition>;
export type GuideQuestion = v.InferOutput<typeof question>;
export type GuideAdvice = v.InferOutput<typeof advice>;

export const recommendEndpoints = {
  'GET /recommend/help-choose-vaccine/configs.do': endpoint({
    access: 'anyone',
    input: v.object({
      platform: v.optional(wholeNumber, GUIDE_PLATFORM),
      regionCode: v.optional(regionCode),
    }),
    data: guideConfigs,
  }),
};
