import type { ApiPageData } from '../../plugins/api-reference/types';
import { groupMembersByPlan } from './groupMembersByPlan';

const api = {
  href: '/x/api/data-grid/grid-api/',
  interfaces: [
    {
      name: 'GridApi',
      properties: [
        { name: 'addRowGroupingCriteria', plan: 'premium' },
        { name: 'getRow' },
        { name: 'setPage' },
      ],
    },
  ],
} as unknown as ApiPageData;

it('groups members by plan, and leaves out plans without any', () => {
  expect(
    groupMembersByPlan(api, 'GridApi').map(({ plan, members }) => [
      plan,
      members.map(({ name }) => name),
    ]),
  ).toEqual([
    [undefined, ['getRow', 'setPage']],
    ['premium', ['addRowGroupingCriteria']],
  ]);
});

it('names the page that has no such interface', () => {
  expect(() => groupMembersByPlan(api, 'GridState')).toThrow(
    'the reference at /x/api/data-grid/grid-api/ has no interface GridState',
  );
});
