export { copyText } from './mini';
