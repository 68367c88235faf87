export { callPhone } from './mini';
