/** Limits of the fields of a message template, by the type at the start of a field's name (`thing1`, `time2`). */
export interface TemplateFieldLimit {
  /** Characters. */
  readonly most: number;
  readonly shape: RegExp;
}

const TIME = /^(\d{4}年\d{1,2}月\d{1,2}日 ?)?\d{1,2}:\d{2}(:\d{2})?$/;
const DATE = /^(\d{4}年\d{1,2}月\d{1,2}日|\d{4}[-/]\d{1,2}[-/]\d{1,2})( \d{1,2}:\d{2})?$/;
const range = (shape: RegExp): RegExp => {
  const one = shape.source.slice(1, -1);
  return new RegExp(`^(${one})(~(${one}))?$`);
};

/** Published with the call that sends them: api_sendmessage. */
export const TEMPLATE_FIELD_LIMITS: Readonly<Record<string, TemplateFieldLimit>> = {
  thing: { most: 20, shape: /^[^\r\n]+$/ },
  number: { most: 32, shape: /^-?\d+(\.\d+)?$/ },
  letter: { most: 32, shape: /^[A-Za-z]+$/ },
  symbol: { most: 5, shape: /^[^\p{L}\p{N}\s]+$/u },
  character_string: { most: 32, shape: /^[\x20-\x7e]+$/ },
  time: { most: 64, shape: range(TIME) },
  date: { most: 64, shape: range(DATE) },
  amount: { most: 13, shape: /^[^\d\s.]?\d{1,10}(\.\d+)?元?$/ },
  phone_number: { most: 17, shape: /^[\d+\-() #*]+$/ },
  car_number: { most: 8, shape: /^[\p{Script=Han}A-Z0-9]+$/u },
  name: { most: 20, shape: /^(\p{Script=Han}{1,10}|[\x20-\x7e]{1,20})$/u },
  phrase: { most: 5, shape: /^\p{Script=Han}+$/u },
};

const NAME = /^([a-z_]+?)\d+$/;

/** Type of a field by its name; null where WeChat has no such type. */
export function fieldTypeOf(name: string): string | null {
  const type = NAME.exec(name)?.[1] ?? '';
  return Object.keys(TEMPLATE_FIELD_LIMITS).includes(type) ? type : null;
}

/** Whether a text fits a field of this name. */
export function fitsField(name: string, text: string): boolean {
  const limit = TEMPLATE_FIELD_LIMITS[fieldTypeOf(name) ?? ''];
  return limit !== undefined && [...text].length <= limit.most && limit.shape.test(text);
}

/**
 * Names of the fields that WeChat would refuse (47003): not wrapped as `{ value }`, empty, too long or of another type.
 */
export const templateViolations = (data: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(data).flatMap(([name, field]) => {
    const value = (field as { value?: unknown } | null)?.value;
    return typeof value === 'string' && fitsField(name, value) ? [] : [name];
  });
