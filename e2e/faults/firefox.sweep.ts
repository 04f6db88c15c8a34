import { findFirefox, launchFirefox } from '../harness/firefox';
import { FAULTS, listQuickRuns } from './faults';
import { sweepFaults } from './sweepFaults';
import { useFaults } from './useFaults';

if (findFirefox()) {
  sweepFaults(
    'firefox',
    listQuickRuns(FAULTS),
    useFaults(true, { name: 'Firefox', launch: launchFirefox }),
  );
} else {
  it('NOT CHECKED: Firefox (firefox-esr)', () => {
    process.stdout.write('NOT CHECKED: Firefox (firefox-esr)\n');
  });
}
