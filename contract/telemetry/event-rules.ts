/** Attribute of an event: a property of the event, never of the user. */
export type AttributeValue = string | number | boolean;

/** An analytics event by name (specification §7): its id, and the only attributes that leave the device. */
export interface EventKind {
  readonly id: number;
  readonly attributes: readonly string[];
}

/**
 * Every event. Ids 10001 and 10045 are the specification's, the others ours. No attribute holds a query value, an id of
 * a person, an order or a vaccine, or typed text.
 */
export const EVENTS = {
  pageView: { id: 10001, attributes: ['route', 'path', 'from', 'source'] },
  share: { id: 10045, attributes: ['route', 'way'] },
  problem: { id: 10901, attributes: ['area', 'message', 'code', 'source', 'agent'] },
} as const satisfies Record<string, EventKind>;

export type EventName = keyof typeof EVENTS;
export type AttributesOf<Name extends EventName> = Partial<
  Record<(typeof EVENTS)[Name]['attributes'][number], AttributeValue>
>;

/** Characters of the longest attribute. */
export const ATTRIBUTE_LENGTH = 200;
/** Events of the largest batch. */
export const BATCH_LIMIT = 50;

const DIGITS = /\d{5,}/g;

/** Replaces runs of 5 or more digits, which may be a mobile or document number, by seven asterisks. */
export const withoutNumbers = (text: string): string => text.replace(DIGITS, '*******');

const tidy = (text: string): string =>
  withoutNumbers(text.replace(/\?.*$/s, '')).slice(0, ATTRIBUTE_LENGTH);

/** Only the attributes of the allow-list; texts are cut and lose queries and long numbers. */
export function allowedAttributes(
  name: EventName,
  given: Readonly<Record<string, unknown>>,
): Record<string, AttributeValue> {
  const retained: Record<string, AttributeValue> = {};
  for (const key of EVENTS[name].attributes) {
    const value = given[key];
    if (typeof value === 'string') retained[key] = tidy(value);
    else if (typeof value === 'number' || typeof value === 'boolean') retained[key] = value;
  }
  return retained;
}
