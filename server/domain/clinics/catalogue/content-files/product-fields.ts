import { isDay } from '@contract/time/day-rules';
import * as v from 'valibot';
import type { MedicalReview } from '../../../../catalogue/rows';
import { readYuan } from '../files/fields/money';
import { readPicture } from '../files/fields/picture';
import { age, interval } from './ages';
import { asCell, bilingual, bilingualList, COMMENT, text } from './fields';

const whole = (least: number, most: number) => {
  const message = `write a whole number from ${String(least)} to ${String(most)}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

const MOST_DOSES = 20;
const LONGEST_DAYS = 36_500;
const MOST_SORT = 1_000_000;

const dose = v.strictObject({
  ...COMMENT,
  doseNo: v.optional(whole(1, MOST_DOSES)),
  from: v.optional(age),
  before: v.optional(v.nullable(age)),
  after: v.optional(interval),
  afterDays: v.optional(whole(0, LONGEST_DAYS)),
  label: v.optional(bilingual),
  recommendedAge: v.optional(v.lazy((value) => (typeof value === 'string' ? age : bilingual))),
});
export type DoseFields = v.InferOutput<typeof dose>;

const DAY = 'write the day as "2026-01-05"';
const medical = v.strictObject(
  {
    ...COMMENT,
    source: text,
    edition: text,
    reviewer: text,
    reviewedOn: v.pipe(v.string(DAY), v.check(isDay, DAY)),
  },
  'write { "source": …, "edition": …, "reviewer": …, "reviewedOn": … }',
);

/** A product’s JSON file. */
export const productFields = v.strictObject(
  {
    ...COMMENT,
    vaccineCode: v.pipe(
      text,
      v.regex(/^[a-z0-9-]{1,40}$/, 'write a code of small letters, digits and hyphens'),
    ),
    category: v.picklist(['free', 'paid'], 'write "free" or "paid"'),
    name: bilingual,
    shortName: bilingual,
    brand: v.optional(bilingual),
    maker: bilingual,
    diseases: bilingualList,
    priceYuan: asCell(readYuan),
    serviceFeeYuan: asCell(readYuan),
    sex: v.optional(v.picklist(['female', 'male'], 'write "female" or "male", or leave it out')),
    from: age,
    before: v.nullable(age),
    doses: v.pipe(
      v.array(dose, 'write a list of doses, [ { … }, { … } ]'),
      v.minLength(1, 'is empty; write at least one dose, { }'),
      v.maxLength(MOST_DOSES, `has more than ${String(MOST_DOSES)} doses`),
    ),
    encyclopedia: v.optional(text),
    picture: v.optional(asCell(readPicture)),
    sort: whole(0, MOST_SORT),
    medical: v.optional(medical),
  },
  'is no object; write { "vaccineCode": …, … }',
);
export type ProductFields = v.InferOutput<typeof productFields>;

/** Why a review does not count in live; null where it does. Copies of the sample say that nobody has looked at them. */
export const reviewProblem = (review: MedicalReview | null): string | null => {
  if (review === null)
    return 'is missing: who has compared ages, intervals and contraindications with which leaflet?';
  return /not reviewed|sample/i.test(review.reviewer)
    ? 'names no reviewer: who has compared this product with its leaflet?'
    : null;
};
