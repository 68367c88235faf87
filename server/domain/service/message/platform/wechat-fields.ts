import { fieldTypeOf } from '../../../../platforms/wechat/template-fields';

/** The fields of a message (`fieldsOf`), and the types of WeChat's fields that can hold each. */
const HOLDERS = {
  what: ['thing'],
  product: ['thing'],
  clinic: ['thing'],
  day: ['date', 'time'],
  time: ['time', 'character_string'],
  until: ['time', 'character_string'],
} as const;

export type SaidField = keyof typeof HOLDERS;
export const SAID_FIELDS = Object.keys(HOLDERS) as SaidField[];

/** WeChat's names of a template's fields (`thing1`) by content. */
export type WeChatFields = Readonly<Partial<Record<SaidField, string>>>;

/** Fills an empty text field: WeChat rejects a message that lacks a field. */
const NOTHING = '—';

/** Whether a field of WeChat's can hold this content. */
export const canHold = (said: SaidField, name: string): boolean =>
  (HOLDERS[said] as readonly string[]).includes(fieldTypeOf(name) ?? '');

/** The template's fields as WeChat names them. A date or time that a message lacks is left out. */
export function wechatFieldsOf(
  names: WeChatFields,
  said: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = said[field] ?? (fieldTypeOf(name) === 'thing' ? NOTHING : undefined);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
