// npm run architecture: draws the README's picture of the architecture by the code's own imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { importTypeScript } from '../test/setup/run-typescript.mjs';

const { architectureOf, withArchitecture } = await importTypeScript('test/check/architecture.ts');
const { readSources } = await importTypeScript('test/check/imports.ts');

const picture = architectureOf(readSources('.', ['src', 'contract', 'server']));
writeFileSync('README.md', withArchitecture(readFileSync('README.md', 'utf8'), picture));
