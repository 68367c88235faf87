export { openExternal } from './mini';
