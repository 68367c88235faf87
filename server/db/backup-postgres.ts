import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { CommandError } from '../kernel/command-error';
import { notEmpty, requireFile, writeWhole } from './backup-file';

/** Characters of what a program says that are repeated. */
const QUOTED = 2_000;

/** Runs one of PostgreSQL's programs. @throws CommandError with what it says */
function run(program: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new CommandError(
              `${program} is not there: install PostgreSQL's client programs (postgresql-client), of the server's version or newer.`,
            )
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new CommandError(
              `${program} ended with ${String(code)}: ${said.trim().slice(-QUOTED)}`,
            ),
          ),
    );
  });
}

/** The connection in the environment: in the words of a command everybody on the machine would see the password. */
async function withServer<Result>(
  url: string,
  work: (client: Client, env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { host, port, user = '', database = '', password } = client;
  const sslMode = new URL(url).searchParams.get('sslmode');
  const env = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(typeof password === 'string' ? { PGPASSWORD: password } : {}),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  };
  try {
    return await work(client, env);
  } finally {
    await client.end();
  }
}

/** Writes the database to a file (pg_dump's own format) while it is in use: it is of one moment. @throws CommandError */
export const backUpServer = (url: string, file: string): Promise<void> =>
  withServer(url, (_client, env) => {
    // Readable by whoever writes it alone.
    process.umask(0o077);
    return writeWhole(file, (path) =>
      run('pg_dump', ['--format=custom', '--schema=public', `--file=${path}`], env),
    );
  });

const OTHERS = `
select count(*)::integer as count from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const TABLES = `select count(*)::integer as count from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

/** What is in the schema, and not the schema itself, which some files would make a second time. */
const RESTORE = [
  ...['--exit-on-error', '--single-transaction'],
  ...['--schema=public', '--no-owner', '--no-privileges'],
];

/** Where what was there waits until the other is whole. */
const ASIDE = 'before_restore';

/**
 * Makes the database of a file that {@link backUpServer} wrote, all or nothing.
 * @throws CommandError where somebody works on it, or it is not empty and may not be replaced
 */
export const restoreServer = (url: string, file: string, mayReplace: boolean): Promise<void> =>
  withServer(url, async (client, env) => {
    requireFile(file);
    const count = async (text: string): Promise<number> =>
      (await client.query<{ count: number }>(text)).rows[0]?.count ?? 0;
    const others = await count(OTHERS);
    if (others > 0)
      throw new CommandError(`${others} connections use the database: stop every process first.`);
    const isEmpty = (await count(TABLES)) === 0;
    if (!isEmpty && !mayReplace) throw notEmpty('The database');
    await client.query(`alter schema public rename to ${ASIDE}`);
    await client.query('create schema public');
    try {
      await run('pg_restore', [...RESTORE, `--dbname=${client.database ?? ''}`, file], env);
    } catch (error) {
      await client.query('drop schema public cascade');
      await client.query(`alter schema ${ASIDE} rename to public`);
      throw error;
    }
    await client.query(`drop schema ${ASIDE} cascade`);
  });
