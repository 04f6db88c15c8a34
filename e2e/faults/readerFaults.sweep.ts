import { listRuns, READER_FAULTS } from './faults';
import { sweepFaults } from './sweepFaults';
import { useFaults } from './useFaults';

sweepFaults('chromium-reader', listRuns(READER_FAULTS), useFaults(true));
