export { openLocation } from './mini';
