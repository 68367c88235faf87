import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { questionnaire as schema } from '@contract/questionnaire/definition';
import { definitionViolations } from '@contract/questionnaire/definition-violation-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';

/** What is wrong with a definition besides its paths. */
function otherViolations(definition: Questionnaire): string[] {
  const { opens, closes, anonymous, about, surface, questions } = definition;
  const picture = anonymous && questions.find(({ kind }) => kind === 'picture');
  return [
    ...(opens > closes ? ['closes: before it opens'] : []),
    // An upload names its account.
    ...(picture ? [`${picture.id}: an anonymous questionnaire takes no pictures`] : []),
    // Few people leave a clinic on one day, so its visit would name them.
    ...(anonymous && about === 'visit' ? ['about: a visit names who was there'] : []),
    ...(surface === 'activity' && about === 'visit'
      ? ['surface: the activity site asks about no visit']
      : []),
  ];
}

/** Reads one definition. @throws Error with the file and the place of everything that is wrong */
export function readDefinition(file: string, text: string): Questionnaire {
  const refuse = (paths: readonly string[]): never => {
    throw new Error(`${file} cannot be published:\n  ${paths.join('\n  ')}`);
  };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse([String(error)]);
  }
  const parsed = v.safeParse(schema, json);
  if (!parsed.success)
    return refuse(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`));
  const definition: Questionnaire = parsed.output;
  const wrong = [
    ...otherViolations(definition),
    ...definitionViolations(definition).map(({ path, kind, detail }) =>
      `${path}: ${kind} ${detail}`.trimEnd(),
    ),
  ];
  if (wrong.length > 0) refuse(wrong);
  if (file !== `${definition.code}.${definition.version}.json`)
    refuse([`its name must be ${definition.code}.${definition.version}.json`]);
  return definition;
}

/** Every definition of a directory, by code and version. @throws Error for one that cannot be published */
export const readDefinitions = (directory: string): Questionnaire[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readDefinition(file, readFileSync(join(directory, file), 'utf8')))
    .sort((one, other) => one.code.localeCompare(other.code) || one.version - other.version);
