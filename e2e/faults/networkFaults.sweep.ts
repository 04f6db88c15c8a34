import { listRuns, NETWORK_FAULTS } from './faults';
import { sweepFaults } from './sweepFaults';
import { useFaults } from './useFaults';

sweepFaults('chromium-network', listRuns(NETWORK_FAULTS), useFaults(true));
