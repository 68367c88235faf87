export { goToStore, openApp } from './mini';
