import { currentLanguage, useLanguage } from './language';
import type { Language } from './language';

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Params<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [params: Record<Placeholder<Text>, string | number>];

type English<Zh> = {
  readonly [Key in keyof Zh]: Zh[Key] extends string ? string : never;
};

/** A dictionary of one area: zh-CN defines the keys and placeholders, English must have each key. */
export interface Messages<Zh extends Record<string, string>> {
  readonly 'zh-CN': Zh;
  readonly en: English<Zh>;
}

/** Looks up a message; placeholders `{name}` of the zh-CN text are required parameters. */
export type Translate<Zh extends Record<string, string>> = <Key extends keyof Zh & string>(
  key: Key,
  ...params: Params<Zh[Key]>
) => string;

/** Declares an area's dictionary. A key missing in English, or an unknown one, fails type checking. */
export function defineMessages<const Zh extends Record<string, string>>(
  zh: Zh,
  en: English<Zh>,
): Messages<Zh> {
  return { 'zh-CN': zh, en };
}

function fill(template: string, params: Record<string, string | number> | undefined): string {
  if (!params) return template;
  return template.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));
}

function translator<Zh extends Record<string, string>>(
  messages: Messages<Zh>,
  language: Language,
): Translate<Zh> {
  return (key, ...params) => fill(messages[language][key] as string, params[0]);
}

/** The translate function of a dictionary in the current language; re-renders when it changes. */
export function useText<Zh extends Record<string, string>>(messages: Messages<Zh>): Translate<Zh> {
  return translator(messages, useLanguage());
}

/** The same outside React, read at the time of the call. */
export function textOf<Zh extends Record<string, string>>(messages: Messages<Zh>): Translate<Zh> {
  return translator(messages, currentLanguage());
}
