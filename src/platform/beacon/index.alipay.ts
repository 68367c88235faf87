export { sendBeacon } from './mini';
