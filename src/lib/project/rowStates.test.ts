import { changesToAttribute, findRowState } from './rowStates';

const NEW = changesToAttribute('@mui/material', [
  { change: 'type', release: '5.14.0' },
  { change: 'new', release: '5.12.3' },
]);

const CHANGED = changesToAttribute('@mui/material', [
  { change: 'default', release: '5.14.0' },
  { change: 'deprecated', release: '5.11.16' },
]);

it('writes package and changes into one text', () => {
  expect(NEW).toBe('@mui/material; type 5.14.0; new 5.12.3');
});

it.each([
  [NEW, '5.11.0', { state: 'absent', changes: ['new'], version: '5.11.0' }],
  [NEW, '5.12.3', { state: 'absent', changes: ['new'], version: '5.12.3' }],
  [NEW, '5.13.0', { state: 'different', changes: ['type'], version: '5.13.0' }],
  [NEW, '5.14.1', null],
  [
    CHANGED,
    '5.10.0',
    { state: 'different', changes: ['default', 'deprecated'], version: '5.10.0' },
  ],
  [
    CHANGED,
    '5.12.0',
    { state: 'different', changes: ['default'], version: '5.12.0' },
  ],
])('%s in %s', (attribute, version, state) => {
  expect(findRowState(attribute, { '@mui/material': version })).toEqual(state);
});

it('says nothing of packages the project does not have', () => {
  expect(findRowState(NEW, { '@mui/joy': '5.0.0-beta.1' })).toBeNull();
  expect(findRowState('constructor; new 1.0.0', {})).toBeNull();
});
