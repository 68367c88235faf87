export { send } from './mini';
