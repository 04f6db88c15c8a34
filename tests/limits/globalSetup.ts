/** Run by Jest before its first test; `npm test` has measured before. */
export { measureMachine as default } from './measureMachine';
