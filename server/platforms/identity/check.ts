import type { ServiceCheck } from '../service-check';
import { createAsk } from './ask';
import type { IdentityAccess } from './ask';

const SERVICE = 'Identity check';

/** A number that is none: the service refuses it before it looks anything up, and charges nothing. */
const TEST_PERSON = { name: '核验', number: '0' };

/** The published codes, and what the operator does about them. */
const FAULTS: Readonly<Record<string, string>> = {
  'InvalidAccessKeyId.NotFound': 'IDENTITY_CHECK_KEY_ID is not known there.',
  SignatureDoesNotMatch: 'IDENTITY_CHECK_KEY_SECRET is another key’s.',
  'InvalidTimeStamp.Expired': 'This machine’s clock is wrong.',
  '402': 'The source behind it does not answer.',
  '410': 'The service is not switched on in its console.',
  '411': 'The key may not use it: give it AliyunYundunCloudAuthFullAccess.',
  '412': 'The account there has no credit.',
};

/** Codes by which it says that it has read the question: a field is missing, or is no name or number. */
const READ = ['400', '401'];

/**
 * Asks the identity check about a number that there cannot be.
 * @param access null: none is set up
 */
export async function checkIdentityService(access: IdentityAccess | null): Promise<ServiceCheck> {
  if (access === null)
    return {
      service: SERVICE,
      state: 'off',
      says: 'Not set up: names and numbers are sent nowhere.',
    };
  const { code } = await createAsk(access)(TEST_PERSON);
  if (READ.includes(code)) return { service: SERVICE, state: 'ok', says: 'It takes questions.' };
  const says =
    FAULTS[code] ?? `It gives no answer to use (${code}): look at the address and the firewall.`;
  return { service: SERVICE, state: 'failed', says };
}
