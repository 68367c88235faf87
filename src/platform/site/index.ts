export { site } from './mini';
