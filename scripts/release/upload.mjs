// npm run upload:weapp | upload:alipay -- --version 1.4.0 --desc "What is new" [--robot 1] [--preview | --check]
// Everything that can be checked on this machine is checked before the tool is even installed.
import { parseArgs } from 'node:util';
import { uploadAlipay } from './alipay.mjs';
import { problemsOf } from './checks.mjs';
import { factsOf, tagOf, tagRelease } from './facts.mjs';
import { reportOf } from './package-sizes.mjs';
import { uploadWeapp } from './weapp.mjs';

const UPLOADS = { weapp: uploadWeapp, alipay: uploadAlipay };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    desc: { type: 'string' },
    robot: { type: 'string' },
    preview: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const [platform = ''] = positionals;

async function run() {
  const release = await factsOf(platform, values);
  if (release.packages.length > 0) console.log(reportOf(platform, release.packages).join('\n'));
  const problems = problemsOf(release);
  if (problems.length > 0) {
    console.error(`Nothing was sent:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    return 1;
  }
  console.log(
    `${platform} ${release.version} of ${release.commit.slice(0, 9)} for ${release.build.apiHost}: ready.`,
  );
  if (values.check) return 0;
  const { said } = await UPLOADS[platform](release, { isPreview: values.preview });
  for (const line of said) console.log(line);
  if (values.preview) return 0;
  tagRelease(platform, release.version);
  console.log(
    `Uploaded. ${tagOf(platform, release.version)} is tagged; submit it for review in the console.`,
  );
  return 0;
}

if (!Object.keys(UPLOADS).includes(platform)) {
  console.error('Say weapp or alipay.');
  process.exit(2);
}
run().then(
  // The tools leave workers running.
  (code) => process.exit(code),
  (error) => {
    console.error(`Not uploaded: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
