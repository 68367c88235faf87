// Prints, as JSON, which sources the provider's files are made of: main.js with what it always imports, and all files.
// node test/check/server-files.mjs [live]
import { build } from 'esbuild';
import { providerBundle, root } from '../../scripts/server-bundle.mjs';

const outdir = `${root}/dist/server`;
const isLive = process.argv[2] === 'live';
const { metafile } = await build({
  ...providerBundle(isLive),
  outdir,
  write: false,
  metafile: true,
  sourcemap: false,
});
const outputs = Object.entries(metafile.outputs);
const inputsOf = (names) => [
  ...new Set(names.flatMap((name) => Object.keys(metafile.outputs[name].inputs))),
];

const always = [];
const reach = (name) => {
  if (always.includes(name)) return;
  always.push(name);
  for (const { path, kind } of metafile.outputs[name].imports)
    if (kind === 'import-statement' && metafile.outputs[path]) reach(path);
};
reach(outputs.find(([, { entryPoint }]) => entryPoint === 'server/main.ts')[0]);
process.stdout.write(
  JSON.stringify({ always: inputsOf(always), all: inputsOf(Object.keys(metafile.outputs)) }),
);
