/** Log form of an error: enough to find it, nothing that a person typed. */
export interface SafeError {
  readonly [field: string]: unknown;
  readonly type: string;
  /** For database errors only the SQLSTATE, as their messages repeat values. */
  readonly message: string;
  /** Where it was thrown: function, file and line only. */
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly routine?: string;
  readonly cause?: SafeError;
}

const NAME = /^[\w.-]{1,80}$/;
const LONGEST = 300;
/** Parsers quote the unreadable input, which may contain quotes: everything from the first quote on is dropped. */
const QUOTED = /["'`“][\s\S]*/;
const DIGITS = /\d{6,}/g;

/** Those of the fields whose values are plain names. */
const named = (error: object, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error)
      .filter(([key, value]) => fields.includes(key) && NAME.test(String(value)))
      .map(([key, value]) => [key, String(value)]),
  );

const frames = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** PostgreSQL's own errors have a severity and an SQLSTATE. */
const isOfDatabase = (error: Error): boolean =>
  'severity' in error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** An error as it may be logged. `where`, `detail`, `parameters` and the like are never copied. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const type = error.constructor.name;
  const stack = frames(error.stack);
  const cause = 'cause' in error ? { cause: safeError(error.cause) } : {};
  if (isOfDatabase(error)) {
    const fields = named(error, ['code', 'constraint', 'table', 'column', 'routine']);
    return { type, message: `SQLSTATE ${fields.code ?? ''}`, stack, ...fields, ...cause };
  }
  const message = error.message.replace(QUOTED, '…').replace(DIGITS, '…').slice(0, LONGEST);
  return { type, message, stack, ...named(error, ['code']), ...cause };
}
