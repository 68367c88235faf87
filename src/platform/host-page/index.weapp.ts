export { tellHostPage } from './mini';
