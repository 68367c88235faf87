export { onAppError } from './mini';
