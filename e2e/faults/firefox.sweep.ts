import { findFirefox, launchFirefox } from '../harness/firefox';
import { FAULTS, listQuickRuns } from './faults';
import { SLOW_NETWORK } from './hostFaults';
import { sweepFaults } from './sweepFaults';
import { listOmitted, type OmissionReason } from './sweepReport';
import { useFaults } from './useFaults';

/** Firefox logs failed files to its console, where other browsers list them as requests. */
const MESSAGES = [
  /^error: The stylesheet \S+ was not loaded because its MIME type, /,
  /^error: downloadable font: /,
  // Of a promise nobody took it tells even where the page has, and prevented the default.
  /^error: ChunkLoadError: Loading chunk \S+ failed\.\n\((?:error|missing): /,
];

const whyLeftOut: OmissionReason = ({ name }) =>
  name === SLOW_NETWORK
    ? 'only Chromium can be told how slow its line is'
    : undefined;

if (findFirefox()) {
  sweepFaults(
    'firefox',
    listQuickRuns(FAULTS).filter(({ fault }) => whyLeftOut(fault) === undefined),
    useFaults(true, { name: 'Firefox', launch: launchFirefox, messages: MESSAGES }),
    listOmitted(FAULTS, whyLeftOut),
  );
} else {
  it('NOT CHECKED: Firefox (firefox-esr)', () => {
    process.stdout.write('NOT CHECKED: Firefox (firefox-esr)\n');
  });
}
