import { takeTurn } from '../../tests/harness/takeTurn';
import { listQuickRuns, READER_FAULTS } from './faults';
import { useFaults } from './useFaults';

const { findCasualties } = useFaults(false);

it.each(takeTurn(listQuickRuns(READER_FAULTS), 2))(
  'survives: $title',
  async (run) => {
    expect(await findCasualties(run)).toEqual([]);
  },
);
