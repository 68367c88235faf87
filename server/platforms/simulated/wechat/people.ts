import { createHash } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Id of a person in one account. */
export const openidOf = (appId: string, person: string): string =>
  `o${digest(`${appId} ${person}`).toString('base64url').slice(0, 27)}`;

/** Id of a person in all accounts of the operator. */
export const unionidOf = (person: string): string =>
  `u${digest(person).toString('base64url').slice(0, 27)}`;

/** The mobile in a person's name, else one from 19900000000 on that is derived from the name. */
export const mobileOf = (person: string): string =>
  /1[3-9]\d{9}/.exec(person)?.[0] ??
  `199${String(digest(person).readUIntBE(0, 6) % 10 ** 8).padStart(8, '0')}`;
