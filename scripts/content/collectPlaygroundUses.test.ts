import { readPlaygroundUses } from './collectPlaygroundUses';

it('lists what a playground offers, holds, and puts into nodes', () => {
  const uses = readPlaygroundUses(`
    import Chip, { type ChipProps } from '@mui/material/Chip';
    import Avatar from '@mui/material/Avatar';
    export default {
      component: Chip,
      controls: {
        label: { start: 'Ferry' },
        avatar: { choices: { Letter: <Avatar variant="square">F</Avatar> } },
      },
      fixed: { 'aria-label': 'Route' },
    } satisfies Playground<ChipProps>;
  `);

  expect([...(uses.get('@mui/material#Chip') ?? [])]).toEqual([
    'label',
    'avatar',
    'aria-label',
  ]);
  expect([...(uses.get('@mui/material#Avatar') ?? [])]).toEqual([
    'variant',
    'children',
  ]);
});

it('knows a component that is a named export of a package by its own import only', () => {
  const uses = readPlaygroundUses(`
    import { Chip } from '@mui/material';
    export default { component: Chip, controls: { label: {} } };
  `);

  expect(uses.size).toBe(0);
});
