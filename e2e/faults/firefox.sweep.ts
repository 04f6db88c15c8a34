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
  it('NOT CHECKED: no Firefox is installed', () => {
    process.stdout.write('NOT CHECKED: Firefox, which is not installed\n');
  });
}
