import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noChance } from './config/lint/no-chance.mjs';

const CODE = ['**/*.{ts,tsx}'];
const CLIENT = ['src/**/*.{ts,tsx}'];
const MAX_LINES = 400;
/** A function that fits on a screen; blank lines and comments do not count. */
const MAX_FUNCTION = { max: 80, skipBlankLines: true, skipComments: true };

/** Layers of the client, top to bottom, and the allowed imports between the modules of src/features. */
const CLIENT_ARCHITECTURE = JSON.parse(
  readFileSync(new URL('config/architecture/client.json', import.meta.url), 'utf8'),
);
const pathOf = (folder) => (folder === 'contract' ? './contract' : `./src/${folder}`);
const APP = [
  'app.tsx',
  'app-start.tsx',
  'app-start.h5.tsx',
  'app-later.ts',
  'app-overlays.tsx',
  'app-afterwards.ts',
  'app-reports.ts',
  'app-services.ts',
  'app.config.ts',
].map((file) => `./src/${file}`);
const LAYERS = CLIENT_ARCHITECTURE.layers.map((layer) =>
  layer.flatMap((folder) => (folder === 'app' ? APP : pathOf(folder))),
);

const zones = LAYERS.slice(1).map((target, layer) => ({
  target,
  from: [...LAYERS.slice(0, layer + 1).flat(), './server'],
  message:
    'A layer imports from layers below its own: app, pages, features, shared, routes, kernel, contract.',
}));
for (const [module, known] of Object.entries(CLIENT_ARCHITECTURE.modules))
  zones.push({
    target: `./src/features/${module}`,
    from: './src/features',
    except: [module, ...known].map((each) => `./${each}`),
    message:
      'Not an arrow of config/architecture/client.json. Let the page combine both, or move what both need to the lower module or to src/shared.',
  });
/** The provider's layers and the allowed imports between the modules of server/domain. */
const PROVIDER = JSON.parse(
  readFileSync(new URL('config/architecture/provider.json', import.meta.url)),
);
const pathsOf = (folder) =>
  ({ app: ['app', 'command', 'data-keys', 'desk-staff', 'main', 'stop'], deps: ['deps'] })[
    folder
  ]?.map((file) => `./server/${file}.ts`) ?? [`./server/${folder}`];
PROVIDER.layers.forEach((layer, index) => {
  for (const folder of layer) {
    const above = PROVIDER.layers.slice(0, index).flat();
    const from = [...above, ...layer].filter((other) => other !== folder).flatMap(pathsOf);
    if (from.length > 0)
      zones.push({
        target: pathsOf(folder),
        from,
        message: 'The order of the layers is in config/architecture/provider.json.',
      });
  }
});
for (const area of readdirSync(new URL('server/areas', import.meta.url)))
  zones.push({
    target: `./server/areas/${area}`,
    from: './server/areas',
    except: [`./${area}`],
    message: 'Areas do not know one another; what two need is in server/domain or server/shared.',
  });
for (const [module, known] of Object.entries(PROVIDER.modules))
  zones.push({
    target: `./server/domain/${module}`,
    from: './server/domain',
    except: [module, ...known].map((each) => `./${each}`),
    message:
      'Not an arrow of config/architecture/provider.json. Let the area or the job call both, or move what both need to the lower module or to server/shared.',
  });
// The server may import the contract but nothing of the client.
zones.push({
  target: ['./server'],
  from: ['./src'],
  message: 'The server does not know the client.',
});

const targetTest = {
  selector: "MemberExpression[property.name='TARO_ENV']",
  message: 'Targets differ in src/platform and in files with a target suffix only.',
};
const userAgentTest = {
  selector: "MemberExpression[property.name='userAgent']",
  message: 'Ask runtime() of src/platform/runtime.',
};
const routePath = {
  selector:
    "CallExpression[callee.object.name='navigate'][arguments.0.type='Literal'][arguments.0.value=/^\\u002F/]",
  message: 'Name the route; its path is known to src/routes only.',
};
const taroNavigation = {
  selector:
    "CallExpression[callee.object.name='Taro'][callee.property.name=/^(navigateTo|redirectTo|switchTab|reLaunch|navigateBack)$/]",
  message: 'Navigate by src/routes/navigate, which runs the guards.',
};
const localeOrder = {
  selector: "CallExpression[callee.property.name='localeCompare']",
  message:
    'The first call loads the collation tables (16 ms of a fast processor): days, times and letters compare by compareText.',
};
const unequalOrder = {
  selector:
    "CallExpression[callee.property.name='sort'] > ArrowFunctionExpression ConditionalExpression[test.type='BinaryExpression'] > UnaryExpression[operator='-'][argument.value=1]",
  message: 'Compare by compareText of contract/text, which knows equal texts.',
};
/** Values of the contract's error codes; each code is a separate export. */
const errorCodes = ['codes', 'community-codes'].flatMap((file) => {
  const text = readFileSync(new URL(`contract/errors/${file}.ts`, import.meta.url), 'utf8');
  return [...text.matchAll(/^export const \w+ = '([^']+)';$/gm)].map(([, code]) => code);
});
const errorCode = {
  // Region codes end in 0000, the success code.
  selector: `:not(CallExpression[callee.property.name='endsWith']) > Literal[value=/^(${[...new Set(errorCodes)].join('|')})$/]`,
  message: 'Name the code: contract/errors.',
};
const EVERYWHERE = { 'no-restricted-syntax': ['error', errorCode, unequalOrder] };
const hashPath = {
  selector: 'Literal[value=/^(#\\u002F|\\u002Fpages\\u002F(?!\\w+\\u002Fassets\\u002F))/]',
  message: 'Paths of pages are known to src/routes only.',
};

const CLIENT_SYNTAX = [
  targetTest,
  userAgentTest,
  routePath,
  taroNavigation,
  hashPath,
  localeOrder,
  errorCode,
  unequalOrder,
];
const BY_DAY_RULES =
  'Days are reckoned by contract/time/day-rules.ts, which asks dayjs; the clock of China is contract/time/shanghai-rules.ts.';
const DATE_PARTS = 'FullYear Month Date Day Hours Minutes Seconds Milliseconds'.split(' ');
const ownCalendar = [
  { object: 'Date', property: 'UTC', message: BY_DAY_RULES },
  ...['get', 'set', 'getUTC', 'setUTC'].flatMap((verb) =>
    DATE_PARTS.map((part) => ({ property: `${verb}${part}`, message: BY_DAY_RULES })),
  ),
];
/** Tests name instants of their own, and compare with what the built-in calendar says. */
const TESTS = ['**/*.test.{ts,tsx}', 'test/**'];
const anyRefusal = {
  selector: "BinaryExpression[right.value='server'] MemberExpression[property.name='kind']",
  message:
    'Every code of the provider has this kind, also that it is busy. isMissing says that there is no such thing, isRefusal that the same call would be refused again.',
};

/** Suites of the deep tests (test/tiers): the gate's, and what both of them import, may not depend on chance. */
const DEEP_SUITES = readFileSync(new URL('test/tiers/suites.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('gate '))
  .map((line) => line.split(' ').at(-1));
const ONLY_BY_TIERS = {
  name: 'fast-check',
  message: 'By test/tiers/properties.ts, which fixes the seed of the gate.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.cache/**',
      'node_modules/**',
      'coverage/**',
      'data/**',
      'screenshots/**',
    ],
  },
  js.configs.recommended,
  { files: CODE, extends: [tseslint.configs.recommended] },
  {
    files: CODE,
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({
          extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: {
            '@': [new URL('src', import.meta.url).pathname],
            '@contract': [new URL('contract', import.meta.url).pathname],
          },
        }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'import-x/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }],
      'max-lines': ['error', MAX_LINES],
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A test's cases may stand in one function.
    files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts', 'server/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', MAX_FUNCTION] },
  },
  {
    // The platforms' own error codes may look like the contract's.
    files: CODE,
    ignores: ['server/seed/**', 'server/platforms/**', 'test/platforms/**'],
    rules: EVERYWHERE,
  },
  {
    files: CODE,
    ignores: [
      ...TESTS,
      // Integers, since the engine would be four times as slow with dayjs.
      'contract/doses/day-number-rules.ts',
      // What H5 has loaded before it shows anything has no room for dayjs.
      'contract/time/weekday-rules.ts',
    ],
    rules: { 'no-restricted-properties': ['error', ...ownCalendar] },
  },
  {
    files: CODE,
    ignores: [...TESTS, 'contract/time/day-rules.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['dayjs', 'dayjs/*'], message: BY_DAY_RULES }] },
      ],
    },
  },
  {
    files: CLIENT,
    rules: {
      'no-restricted-syntax': ['error', ...CLIENT_SYNTAX],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@contract/(?!errors$|.*-rules$)',
              allowTypeImports: true,
              message:
                'The client takes types from the contract; values only from its *-rules files and its error codes.',
            },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...[
          'Intl',
          'AbortController',
          'URL',
          'URLSearchParams',
          'TextEncoder',
          'TextDecoder',
          'structuredClone',
        ].map((name) => ({ name, message: 'Engines of mini-programs lack it.' })),
      ],
    },
  },
  {
    // What a person is shown.
    files: [
      'src/pages/**/*.{ts,tsx}',
      'src/{features,shared}/**/components/**/*.{ts,tsx}',
      'src/{features,shared}/**/use-*.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', ...CLIENT_SYNTAX, anyRefusal] },
  },
  {
    files: ['src/platform/**', 'src/**/*.h5.{ts,tsx}', 'src/routes/h5/**', 'src/app.config.ts'],
    rules: { ...EVERYWHERE, 'no-restricted-globals': 'off' },
  },
  { files: ['src/routes/**', 'src/**/*.test.{ts,tsx}'], rules: EVERYWHERE },
  {
    files: ['**/*.{js,mjs}', 'test/**', 'server/**', 'config/**'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'AbortController',
          'console',
          'require',
          'module',
          'Buffer',
          'URL',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'performance',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    // The ui layer cannot import the router; the shell injects the router's `back` here.
    files: ['src/ui/page/back.ts'],
    rules: EVERYWHERE,
  },
  {
    // The codes themselves, the test that compares them with the specification's numbers, and numbers that look like
    // codes.
    files: [
      'contract/errors/*.ts',
      'src/http/failure/error-table.test.ts',
      'contract/text/count-rules.test.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Tests compare the client with the contract's values and the server's code.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
    },
  },
  {
    // Tests may import anything, such as sample data or a domain that uses a rule.
    files: ['server/**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // Apps in the form that the platforms run.
    files: ['test/simulator/fixture/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['App', 'Component', 'Page', 'wx', 'my'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.test.mjs'],
    languageOptions: {
      globals: {
        test: 'readonly',
        expect: 'readonly',
        describe: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
      },
    },
  },
  {
    // Scripts of the start page.
    files: ['config/webpack/*-script.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['window', 'document', 'location', 'navigator', 'localStorage'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['config/**/*.js', 'babel.config.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'test/**/*.ts'],
    ignores: ['test/bench/**', 'test/pictures/**', 'test/long/**', ...DEEP_SUITES],
    plugins: { local: { rules: { 'no-chance': noChance } } },
    rules: { 'local/no-chance': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'test/**/*.ts'],
    ignores: ['test/tiers/properties.ts', 'test/bench/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [ONLY_BY_TIERS] }] },
  },
);
