export { forgetPages } from './h5/stage';
