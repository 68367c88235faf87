export { hybridSdk } from './mini';
