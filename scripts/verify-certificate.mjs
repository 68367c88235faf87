// Checks a vaccination certificate without the provider:
// npm run verify-certificate -- <text> --key <public key>     key as base64url, as the provider publishes it
// npm run verify-certificate -- <text> --from <address> fetches the published keys first, and which certificates are revoked
// Exit status: 0 if the signature is valid, 1 if not or if it is revoked, 2 if it cannot be checked.
import { createHash, createPublicKey, verify } from 'node:crypto';

const LABELS = [
  'key',
  'number',
  'name',
  'year of birth',
  'vaccine',
  'dose',
  'lot',
  'given on',
  'clinic',
  'copy made on',
];

function end(code, message) {
  (code === 0 ? process.stdout : process.stderr).write(`${message}\n`);
  process.exit(code);
}

const keyIdOf = (publicKey) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('base64url').slice(0, 8);

/** The keys to trust, and serials of revoked certificates: those are known online only. */
async function register(options) {
  const [name, value = ''] = options;
  if (name === '--key') return { keys: value.split(','), revoked: [] };
  if (name !== '--from')
    end(2, 'Say which keys to trust: --key <public key> or --from <address of the provider>.');
  const answer = await fetch(`${value.replace(/\/$/, '')}/order/certificate/publicKey.do`);
  const { data } = await answer.json();
  return { keys: data.keys.map(({ publicKey }) => publicKey), revoked: data.revoked };
}

const [text = '', ...options] = process.argv.slice(2);
const [prefix, payload = '', signature = '', ...rest] = text.replace(/\s+/g, '').split('.');
if (prefix !== 'YMV1' || rest.length > 0 || Buffer.from(signature, 'base64url').length !== 64)
  end(2, 'This is not a certificate: its text begins with YMV1. and has three parts.');

let facts;
try {
  facts = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
} catch {
  end(1, 'FORGED: what it says was changed and cannot be read.');
}
if (!Array.isArray(facts) || facts.length !== LABELS.length)
  end(1, 'FORGED: it does not say what a certificate says.');

const { keys, revoked } = await register(options).catch(() =>
  end(2, 'The keys could not be fetched.'),
);
const publicKey = keys.find((key) => keyIdOf(key) === facts[0]);
if (!publicKey) end(2, `It was signed with key ${facts[0]}, which is not one of the known keys.`);

const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
const holds = verify(
  null,
  Buffer.from(`${prefix}.${payload}`),
  key,
  Buffer.from(signature, 'base64url'),
);
if (!holds) end(1, 'FORGED: the signature does not hold.');
if (revoked.includes(facts[1]))
  end(1, 'REVOKED: the clinic has taken the record of this dose back.');
end(0, ['GENUINE', ...facts.map((fact, index) => `  ${LABELS[index]}: ${fact}`)].join('\n'));
