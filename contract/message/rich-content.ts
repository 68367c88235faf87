import * as v from 'valibot';
import { text } from '../fields';
import { MESSAGE_PAGES } from './message-rules';
import { isLinkQuery, isOwnPicture, isPlainText } from './rich-content-rules';

/** Text without markup: what looks like markup is shown as it is written. */
export const plainText = (min: number, max: number) => v.pipe(text(min, max), v.check(isPlainText));

/** A page of ours and its parameters; no addresses. */
export const ownLink = v.strictObject({
  page: v.picklist(MESSAGE_PAGES),
  query: v.pipe(v.record(v.string(), v.string()), v.check(isLinkQuery)),
});
export type OwnLink = v.InferOutput<typeof ownLink>;

export const span = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(500), v.check(isPlainText)),
  strong: v.optional(v.boolean()),
  em: v.optional(v.boolean()),
  link: v.optional(ownLink),
});
export type Span = v.InferOutput<typeof span>;

const spans = v.pipe(v.array(span), v.minLength(1), v.maxLength(40));
/** Pixels, so that a picture's place is known before it arrives. */
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000));

export const block = v.variant('type', [
  v.strictObject({ type: v.literal('heading'), text: plainText(1, 60) }),
  v.strictObject({ type: v.literal('paragraph'), spans }),
  v.strictObject({
    type: v.literal('list'),
    ordered: v.boolean(),
    items: v.pipe(v.array(spans), v.minLength(1), v.maxLength(20)),
  }),
  v.strictObject({
    type: v.literal('picture'),
    src: v.pipe(v.string(), v.check(isOwnPicture)),
    alt: plainText(1, 100),
    width: pixels,
    height: pixels,
  }),
]);
export type Block = v.InferOutput<typeof block>;

/** Rich content as data: unknown blocks, unknown fields, addresses and markup are refused. */
export const richContent = v.pipe(v.array(block), v.maxLength(40));
