import config from '../../jest.config.mjs';

const browser = config.projects.find(({ displayName }) => displayName === 'browser');

/** `npm run screenshots`: draws the README's pictures from the built site (`npm run build -- h5`). */
export default {
  ...browser,
  testTimeout: config.testTimeout,
  displayName: 'pictures',
  testMatch: ['<rootDir>/test/pictures/*.test.ts'],
};
