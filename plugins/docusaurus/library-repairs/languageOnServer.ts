import type { Repair } from './Repair';
import { toGridModule } from './toGridModule';

/** In which numbers and days are written in the HTML of a build. */
const LANGUAGE = "'en-US'";

/** Calls that name no language, by the module that has them. */
const CALLS: readonly [name: string, call: string][] = [
  ['gridNumericColDef', 'value.toLocaleString()'],
  ['gridDateColDef', 'value.toLocaleDateString()'],
  ['gridDateColDef', 'value.toLocaleString()'],
  ['GridRowCount', 'rowCount.toLocaleString()'],
  // Of one row and of several; one needs no language.
  ['localeTextConstants', 'count.toLocaleString()'],
  ['localeTextConstants', 'visibleCount.toLocaleString()'],
  ['localeTextConstants', 'totalCount.toLocaleString()'],
];

/**
 * Lets the grid write numbers and days in English where it would take the language of the
 * machine that builds, as readers would else see a German 1.954 in an English page. Their
 * browser writes them in its own language as soon as the grid lives.
 */
export const LANGUAGE_ON_SERVER: readonly Repair[] = CALLS.map(([name, call]) => ({
  library: '@mui/x-data-grid',
  isServerOnly: true,
  modules: toGridModule(name),
  line: call,
  mended: call.replace('()', `(${LANGUAGE})`),
}));
