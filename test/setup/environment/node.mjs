import { TestEnvironment } from 'jest-environment-node';
import { measured } from './measured.mjs';

export default measured(TestEnvironment);
