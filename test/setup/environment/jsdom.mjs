import { TestEnvironment } from 'jest-environment-jsdom';
import { measured } from './measured.mjs';

export default measured(TestEnvironment);
