import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { bestSpelling, spellingKeys } from '../../../search/spelling';
import { Cache } from '../../../kernel/cache';

/** Most words that are compared. */
const MOST = 200;
/** ms; the words come from the search index. */
const LIFETIME = { fresh: 10_000, usable: 60_000 };

/** The known word that was probably meant: one with the same sound as the typed one, or one typo away; else null. */
async function suggestionFor(database: Database, word: string): Promise<string | null> {
  const keys = spellingKeys(word);
  if (keys.length === 0) return null;
  const rows = await runPrepared<{ word: string }>(
    database,
    sql`select distinct word from search_spellings where form = any(${keys}::text[]) limit ${MOST}`,
  );
  return bestSpelling(
    word,
    rows.map((row) => row.word),
  );
}

/** Suggests the word that was probably meant, once for everybody who types the same. */
export function createSuggestions(database: Database) {
  const cached = new Cache<string, string | null>(LIFETIME);
  return (word: string): Promise<string | null> =>
    cached.get(word, () => suggestionFor(database, word));
}
