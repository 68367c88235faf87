/** Classes of SQLSTATE that mean that the database is away, not that the call is wrong. */
const CLASSES = ['08', '57P'];
/** Read-only after a failover; too many connections. */
const STATES = ['25006', '53300'];
/** The driver's errors of the network and of waiting for a connection. */
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
];

/** A server on the same machine that was stopped has removed its socket. */
const isMissingSocket = (code: string, error: Error): boolean =>
  code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/**
 * Whether an error means that the database could not be reached, so that a retry may succeed: a lost or refused
 * connection, a server that starts, stops or is read-only, no connection free in time.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code !== '')
    return (
      isMissingSocket(code, error) ||
      CLASSES.some((start) => code.startsWith(start)) ||
      STATES.includes(code) ||
      NETWORK.includes(code)
    );
  return SENTENCES.some((sentence) => error.message.startsWith(sentence));
}
