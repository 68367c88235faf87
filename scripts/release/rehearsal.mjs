// npm run upload:rehearsal: uploads the build in dist/weapp with the real tool to a local stand-in for WeChat, which
// checks the tool's key. Nothing leaves the machine. It shows that the tool can read the build, and that a refused key
// ends an upload.
import { constants, generateKeyPairSync, publicDecrypt, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from './facts.mjs';
import { loadTool } from './tools.mjs';
import { uploadWeapp } from './weapp.mjs';

const APP_ID = 'wx00000000000000aa';
const WECHAT = 'https://servicewechat.com';
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = ({ privateKey }) => privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const [known, stranger] = [pair(), pair()];

/** Requests that the stand-in received. */
const asked = [];
const given = new Set();

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether a signature was made with the key registered in the console, over a random text that was issued. */
function isSigned(signature) {
  try {
    const key = { key: known.publicKey, padding: constants.RSA_PKCS1_PADDING };
    const text = publicDecrypt(key, Buffer.from(signature, 'base64')).toString();
    const { appid, rand_str: random } = JSON.parse(text);
    return appid === APP_ID && given.delete(random);
  } catch {
    return false;
  }
}

const ATTRIBUTES = {
  appType: 0,
  gameApp: false,
  released: true,
  setting: { MaxCodeSize: 2, MaxSubpackageSubCodeSize: 2, MaxSubpackageFullCodeSize: 20 },
};

const ANSWERS = {
  '/wxa/ci/getrandstr': () => {
    const randomString = randomBytes(16).toString('hex');
    given.add(randomString);
    return { errCode: 0, data: { randomString } };
  },
  '/wxa/ci/getattr': (body) =>
    isSigned(JSON.parse(body.toString()).signature)
      ? { errCode: 0, data: ATTRIBUTES }
      : { errCode: -80011, errMsg: 'invalid signature' },
  '/wxa/ci/upload': (body) => ({
    errCode: 0,
    body: { subpackage_info: [{ name: '__FULL__', size: gunzipSync(body).length }] },
  }),
};

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { pathname, searchParams } = new URL(request.url, 'http://wechat');
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), bytes: body.length });
    const answer = ANSWERS[pathname]?.(body) ?? { errCode: 0, data: {} };
    response.end(JSON.stringify(answer));
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const urls = loadTool('miniprogram-ci', 'dist/config/url.config.js');
for (const [name, url] of Object.entries(urls))
  if (String(url).startsWith(WECHAT)) urls[name] = String(url).replace(WECHAT, origin);

const uploads = () => asked.filter(({ path }) => path === '/wxa/ci/upload');
const send = (key) =>
  uploadWeapp(
    {
      appId: APP_ID,
      keyText: pem(key),
      folder: join(ROOT, 'dist/weapp'),
      version: '0.0.1',
      description: 'rehearsal',
      robot: 1,
    },
    { isPreview: false },
  );

const refusal = await send(stranger).then(
  () => null,
  (error) => error.message,
);
const isRefused = refusal !== null && uploads().length === 0;
const { said } = await send(known);
const [upload] = uploads();
const isSent = upload?.query.version === '0.0.1' && upload.query.appid === APP_ID;

console.log(`A key that the console does not know: ${refusal ?? 'it was sent all the same.'}`);
console.log(`The right key: ${isSent ? `${upload.bytes} bytes arrived.` : 'nothing arrived.'}`);
for (const line of said) console.log(line);
const passed = [isRefused, isSent].filter(Boolean).length;
console.log(`${passed} passed, ${2 - passed} failed`);
process.exit(passed === 2 ? 0 : 1);
