export { refusingBridge as appBridge } from './refusing';
