import { runStatement } from './statement';
import type { StatementRunner } from './statement';

/** `:name`, but neither a cast (`::text`) nor a colon within a text (`':'`). */
const PARAMETER = /(?<![:\w]):([a-z]\w*)/gi;

/** A prepared statement whose parameters have names. */
export interface NamedStatement<Name extends string> {
  /** With `$1`, `$2` … for the names. */
  readonly text: string;
  /** The values in the order of the numbers. */
  valuesOf(values: Readonly<Record<Name, unknown>>): unknown[];
  run<Row>(runner: StatementRunner, values: Readonly<Record<Name, unknown>>): Promise<Row[]>;
}

/**
 * A statement with `:name` for its parameters, numbered once when the module is loaded.
 * @param name of the prepared statement
 * @throws Error for a parameter that is not declared, or declared and not used
 */
export function namedStatement<const Name extends string>(
  name: string,
  parameters: readonly Name[],
  text: string,
): NamedStatement<Name> {
  const unused = new Set<string>(parameters);
  const numbered = text.replace(PARAMETER, (found, parameter: string) => {
    const index = parameters.indexOf(parameter as Name);
    if (index < 0) throw new Error(`${name}: ${found} is not declared.`);
    unused.delete(parameter);
    return `$${index + 1}`;
  });
  if (unused.size > 0) throw new Error(`${name}: ${[...unused].join(', ')} is not used.`);
  const valuesOf = (values: Readonly<Record<Name, unknown>>): unknown[] =>
    parameters.map((parameter) => values[parameter]);
  return {
    text: numbered,
    valuesOf,
    run: (runner, values) => runStatement(runner, name, numbered, valuesOf(values)),
  };
}
