import { pickDailyPart } from '../../tests/harness/pickDailyPart';
import { listQuickRuns, NETWORK_FAULTS } from './faults';
import { useFaults } from './useFaults';

const { findFailures } = useFaults(false);

it.each(pickDailyPart(listQuickRuns(NETWORK_FAULTS), 2))(
  'survives: $title',
  async (run) => {
    expect(await findFailures(run)).toEqual([]);
  },
);
