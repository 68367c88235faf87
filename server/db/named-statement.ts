import { CompiledQuery } from 'kysely';
import { runStatement } from './statement';
import type { StatementRunner } from './statement';

/** `:name`, but neither a cast (`::text`) nor a colon within a text (`':'`). */
const PARAMETER = /(?<![:\w]):([a-z]\w*)/gi;

type Split<Text extends string, Found = never> = Text extends `${infer First} ${infer Others}`
  ? Split<Others, Found | First>
  : Found | Text;
/** The names in a text, as {@link words}. */
export type Words<Text extends string> = Split<Text> & string;

/** A value for each of the names in a text. */
export type ValuesOf<Names extends string> = Readonly<Record<Words<Names>, unknown>>;

/** A prepared statement whose parameters have names. */
export interface NamedStatement<Names extends string> {
  /** With `$1`, `$2` … for the names. */
  readonly text: string;
  /** For a transaction. */
  query<Row>(values: ValuesOf<Names>): CompiledQuery<Row>;
  run<Row>(runner: StatementRunner, values: ValuesOf<Names>): Promise<Row[]>;
}

/** The names in a text, which has a space between them. */
export const words = <Text extends string>(text: Text) => text.split(' ') as Words<Text>[];

/**
 * Tags a statement with `:name` for its parameters, numbered once when the module is loaded; what it is composed of is text, too.
 * @param name of the prepared statement; empty: it is planned anew each time
 * @param names of the parameters, with a space between them
 * @throws Error for a parameter that is not declared, or declared and not used
 */
export const namedStatement =
  <Names extends string>(name: string, names: Names) =>
  (parts: TemplateStringsArray, ...fragments: (string | number)[]): NamedStatement<Names> => {
    const parameters: readonly string[] = names.split(' ');
    const unused = new Set(parameters);
    const numbered = String.raw({ raw: parts }, ...fragments).replace(
      PARAMETER,
      (found, parameter: string) => {
        const index = parameters.indexOf(parameter);
        if (index < 0) throw new Error(`${name}: ${found} is not declared.`);
        unused.delete(parameter);
        return `$${index + 1}`;
      },
    );
    if (unused.size > 0) throw new Error(`${name}: ${[...unused].join(', ')} is not used.`);
    const valuesOf = (values: Readonly<Record<string, unknown>>): unknown[] =>
      parameters.map((parameter) => values[parameter]);
    return {
      text: numbered,
      query: (values) => CompiledQuery.raw(numbered, valuesOf(values)),
      run: (runner, values) => runStatement(runner, name, numbered, valuesOf(values)),
    };
  };
