/**
 * `npm run change-log`: reads the change log that `@mui/material` ships, and writes what it
 * says about the package into the page about it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  CHANGE_LOG,
  CHANGE_LOG_PAGE,
  replaceChanges,
} from './change-log/changeLogPage';
import { writeChanges } from './change-log/writeChanges';

const changes = writeChanges(readFileSync(CHANGE_LOG, 'utf8'));
const page = readFileSync(CHANGE_LOG_PAGE, 'utf8');
writeFileSync(CHANGE_LOG_PAGE, replaceChanges(page, changes));
console.log(`${changes.split('\n- ').length - 1} entries in ${CHANGE_LOG_PAGE}`);
