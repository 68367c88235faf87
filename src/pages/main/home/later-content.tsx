export { HomeContent as LaterContent } from './home-content';
