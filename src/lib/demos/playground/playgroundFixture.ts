import type { CodeFragment, PlaygroundModel } from './types';

const icon = (name: string): CodeFragment => [
  {
    classes: 'token tag',
    content: [
      {
        classes: 'token tag',
        content: [
          { classes: 'token punctuation', content: ['<'] },
          { classes: 'token class-name', content: [name] },
        ],
      },
      ' ',
      { classes: 'token punctuation', content: ['/>'] },
    ],
  },
];

/** A playground with a control of each kind, for tests. */
export const PLAYGROUND_FIXTURE: PlaygroundModel = {
  component: 'Pump',
  imports: [
    ["import Pump from '@wells/pump';"],
    ["import ValveIcon from '@wells/icons/Valve';"],
    ["import GaugeIcon from '@wells/icons/Gauge';"],
  ],
  fixed: [],
  controls: [
    { kind: 'text', prop: 'children', start: 'Draw water', fallback: '' },
    { kind: 'text', prop: 'label', start: '', fallback: '' },
    {
      kind: 'options',
      prop: 'size',
      options: ['small', 'medium', 'large'],
      start: 'medium',
      fallback: 'medium',
    },
    {
      kind: 'options',
      prop: 'columns',
      options: ['', 1, 2],
      start: 2,
      fallback: '',
    },
    { kind: 'flag', prop: 'disabled', start: false, fallback: false },
    { kind: 'flag', prop: 'animated', start: true, fallback: true },
    {
      kind: 'number',
      prop: 'depth',
      min: 0,
      max: 2,
      step: 0.5,
      start: 1,
      fallback: 1,
    },
    {
      kind: 'choices',
      prop: 'icon',
      choices: [
        { key: 'Valve', code: icon('ValveIcon'), imports: [1] },
        { key: 'Gauge', code: icon('GaugeIcon'), imports: [2] },
      ],
      start: '',
      fallback: '',
    },
  ],
};
