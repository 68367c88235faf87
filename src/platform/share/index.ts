export { miniShare as sharing } from './mini';
