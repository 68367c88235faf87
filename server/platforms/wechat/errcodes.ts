/**
 * Reaction to an errcode. `repeat`: busy, repeat the call after a pause; `token`: the access token is refused; `wait`:
 * a quota of the minute or the day is used up; `operator`: a wrong setting of the account, which a repeat does not fix.
 */
export type Reaction = 'repeat' | 'token' | 'wait' | 'operator';

interface PublishedErrcode {
  readonly reaction: Reaction;
  /** What the log says to the operator. */
  readonly meaning: string;
}

const TOKEN: PublishedErrcode = { reaction: 'token', meaning: 'the access token is refused' };

/** Errcodes that any call may answer; those of a single call are handled where it is made. */
export const ERRCODES: Readonly<Record<number, PublishedErrcode>> = {
  [-1]: { reaction: 'repeat', meaning: 'WeChat is busy' },
  40001: TOKEN,
  40014: TOKEN,
  42001: TOKEN,
  45009: { reaction: 'wait', meaning: 'a quota of the minute or the day is used up' },
  45011: { reaction: 'wait', meaning: 'called too often' },
  40013: { reaction: 'operator', meaning: 'the app id is unknown' },
  40125: { reaction: 'operator', meaning: 'the app secret is wrong' },
  40164: { reaction: 'operator', meaning: 'this server’s address is not in the account’s IP list' },
  48001: { reaction: 'operator', meaning: 'the account has not been granted this call' },
};
