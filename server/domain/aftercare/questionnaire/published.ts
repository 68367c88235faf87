import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { sha256 } from '../../../kernel/ids';
import { readDefinitions } from './read-definitions';

/** The definitions of this process. */
export interface Published {
  readonly all: readonly Questionnaire[];
  /** The newest version of each code. */
  readonly newest: readonly Questionnaire[];
}

/** What must not change once it was answered: all but the dates. */
const hashOf = ({ opens: _opens, closes: _closes, ...content }: Questionnaire): string =>
  sha256(JSON.stringify(content));

async function isAnswered(db: Db, { code, version }: Questionnaire): Promise<boolean> {
  const answered = await db
    .selectFrom('questionnaire_participations')
    .select('user_id')
    .where('code', '=', code)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  const anonymous = await db
    .selectFrom('anonymous_responses')
    .select('id')
    .where('code', '=', code)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return answered !== undefined || anonymous !== undefined;
}

/**
 * Reads the definitions of a directory, and records their versions.
 * @throws Error for one that cannot be published, or that differs from what people have answered under its version
 */
export async function publish(db: Db, directory: string): Promise<Published> {
  const all = readDefinitions(directory);
  for (const definition of all) {
    const { code, version } = definition;
    const hash = hashOf(definition);
    await db
      .insertInto('questionnaire_versions')
      .values({ code, version, hash })
      .onConflict((conflict) => conflict.columns(['code', 'version']).doNothing())
      .execute();
    const published = await db
      .selectFrom('questionnaire_versions')
      .select('hash')
      .where('code', '=', code)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (published.hash === hash) continue;
    if (await isAnswered(db, definition))
      throw new Error(
        `${code}.${version}.json was answered and must not change. Publish the change as ${code}.${version + 1}.json.`,
      );
    await db
      .updateTable('questionnaire_versions')
      .set({ hash })
      .where('code', '=', code)
      .where('version', '=', version)
      .execute();
  }
  const newest = all.filter(
    ({ code, version }) => !all.some((other) => other.code === code && other.version > version),
  );
  return { all, newest };
}

/** A version, or the newest one. @throws DomainError 4004 where there is none */
export function definitionOf(
  { all, newest }: Published,
  code: string,
  version?: number,
): Questionnaire {
  const found =
    version === undefined
      ? newest.find((each) => each.code === code)
      : all.find((each) => each.code === code && each.version === version);
  if (!found) throw new DomainError(CODE.NOT_FOUND);
  return found;
}
