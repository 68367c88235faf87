import config from '../../jest.config.mjs';

const browser = config.projects.find(({ displayName }) => displayName === 'browser');

process.env.ACCEPT_VISUAL = '1';

/** `npm run visual:accept`: draws the baselines of the visual regression tests anew, from the built site. */
export default {
  ...browser,
  testTimeout: config.testTimeout,
  displayName: 'visual',
  testMatch: ['<rootDir>/test/browser/visual-regression.test.ts'],
};
