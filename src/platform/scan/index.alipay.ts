export { CAN_SCAN, scanCode } from './mini';
