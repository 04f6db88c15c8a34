import { groupByPlan } from './groupByPlan';

it('groups by plan, and leaves out plans without any', () => {
  const groups = groupByPlan([
    { name: 'addRowGroupingCriteria', plan: 'premium' },
    { name: 'getRow' },
    { name: 'setPage' },
  ]);
  expect(
    groups.map(({ plan, members }) => [plan, members.map(({ name }) => name)]),
  ).toEqual([
    [undefined, ['getRow', 'setPage']],
    ['premium', ['addRowGroupingCriteria']],
  ]);
});
