import { startRunClock } from './test/setup/run-clock.mjs';
import { keepTemporaryFilesInMemory } from './test/setup/temporary-files.mjs';

startRunClock();
keepTemporaryFilesInMemory();

const transform = {
  '^.+\\.(ts|tsx|mts|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2021',
      },
    },
  ],
};

/** Packages that ship only ES modules and must be transformed. */
const esmOnly = ['@tarojs', 'fast-check', 'marked', 'pixelmatch', 'pure-rand'];

const aliases = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@contract/(.*)$': '<rootDir>/contract/$1',
};

const base = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** With these, test files note what they take, and leave out what is in quarantine (test/tiers). */
const environments = {
  node: '<rootDir>/test/setup/environment/node.mjs',
  jsdom: '<rootDir>/test/setup/environment/jsdom.mjs',
};

/** Client code: Taro's API and components are mocked, styles are empty. */
const client = {
  ...base,
  // For pure rules too: their ten thousand examples run slower in Node's environment than creating a jsdom page costs.
  testEnvironment: environments.jsdom,
  setupFiles: ['<rootDir>/test/setup/client.ts'],
  // Resolves a capability to its H5 file, as tsconfig does.
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '\\.(css|scss)$': '<rootDir>/test/fakes/styles.ts',
    '\\.(png|jpg|jpeg|svg|webp)$': '<rootDir>/test/fakes/picture.ts',
    '^@tarojs/taro$': '<rootDir>/test/fakes/taro.ts',
    '^@tarojs/components$': '<rootDir>/test/fakes/taro-components.tsx',
    ...aliases,
  },
};

const node = {
  ...base,
  testEnvironment: environments.node,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: aliases,
};

const built = {
  ...base,
  testEnvironment: environments.jsdom,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  // The simulator's wire is Node's; jsdom would resolve the browser's form, which only throws.
  moduleNameMapper: { ...aliases, '^ws$': '<rootDir>/node_modules/ws/index.js' },
  setupFilesAfterEnv: ['<rootDir>/test/setup/apps.ts'],
};

/**
 * Test timeout, ms. A test that takes longer hangs; loading the provider's data while three other suites run is slow,
 * not broken.
 */
const PATIENCE = 180_000;

/**
 * For journeys: every provider has a database of its own in one PostgreSQL server of the run, which starts it in half the
 * processor's time that the embedded database takes. The provider's own suites run on the embedded one, as it is by default.
 */
const onRunPostgres = {
  globalSetup: '<rootDir>/test/setup/start-postgres.ts',
  globalTeardown: '<rootDir>/test/setup/stop-postgres.ts',
  setupFiles: ['<rootDir>/test/setup/on-run-postgres.ts'],
};

/** @type {import('jest').Config} */
export default {
  testTimeout: PATIENCE,
  testSequencer: '<rootDir>/test/setup/longest-first.mjs',
  projects: [
    {
      ...client,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,contract,test/fakes}/**/*.test.{ts,tsx}'],
    },
    {
      ...node,
      displayName: 'unit-node',
      testMatch: [
        '<rootDir>/{server,config,scripts,test/check,test/bench,test/changed,test/doses,test/tiers,test/visual}/**/*.test.{ts,tsx,mjs}',
      ],
    },
    { ...built, displayName: 'simulator', testMatch: ['<rootDir>/test/simulator/**/*.test.ts'] },
    {
      ...built,
      ...onRunPostgres,
      displayName: 'mini',
      testMatch: ['<rootDir>/test/mini/**/*.test.ts'],
    },
    {
      ...node,
      ...onRunPostgres,
      displayName: 'templates',
      testMatch: ['<rootDir>/test/templates/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'server',
      testMatch: ['<rootDir>/test/{server,platforms}/**/*.test.ts'],
    },
    {
      ...node,
      ...onRunPostgres,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
    },
  ],
};
