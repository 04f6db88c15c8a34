import type { ApiComponent, ApiPageData } from '../../content/api-reference/types';
import { apiToPack } from './apiToPack';

const COMPONENT = {
  kind: 'component',
  name: 'Pump',
  slug: 'pump',
  product: 'joy-ui',
  package: '@wells/pump',
  href: '/joy-ui/api/pump/',
  imports: { barrel: "import { Pump } from '@wells/pump';" },
  description: '<p>Draws <em>water</em>.</p>\n<ul><li>by hand</li></ul>',
  source: { version: '1.2.3', file: 'Pump.d.ts' },
  changesSince: '1.0.0',
  props: [
    {
      name: 'depth',
      anchor: 'pump-prop-depth',
      type: { readable: 'Depth', names: ['Depth'] },
      default: '1',
      required: true,
      description: '<p>See <a href="/joy-ui/">the <code>set</code></a>.</p>',
      changes: [
        { change: 'default', release: '1.1.0', before: '2' },
        { change: 'new', release: '1.0.0' },
      ],
    },
    {
      name: 'onRun',
      anchor: 'pump-prop-onRun',
      type: { readable: 'func' },
      description: '',
      isEvent: true,
      deprecated: { reason: '<p>Use <code>onStart</code>.</p>' },
    },
  ],
  slots: [
    { name: 'root', anchor: 'a', description: '', deprecated: { reason: '' } },
  ],
  classes: [],
  inheritance: {
    name: 'Well',
    href: '/joy-ui/api/well/',
    props: [{ name: 'wet', href: '' }],
  },
  demos: [],
} as unknown as ApiComponent;

const PAGE: ApiPageData = {
  href: COMPONENT.href,
  product: 'joy-ui',
  components: [COMPONENT],
  definitions: Object.fromEntries(
    [
      ['Depth', 'type Depth = Metres;'],
      ['Metres', 'type Metres = number;'],
      ['Other', 'type Other = Depth;'],
    ].map(([name = '', text = '']) => [
      name,
      { name, text, description: '', package: '@wells/pump' },
    ]),
  ),
};

it('writes texts as Markdown, and says since when a prop is listed', () => {
  const entries = apiToPack([PAGE]);
  expect([...entries.keys()]).toEqual(['api/joy-ui/Pump.json']);
  expect(entries.get('api/joy-ui/Pump.json')).toMatchObject({
    version: '1.2.3',
    imports: ["import { Pump } from '@wells/pump';"],
    description: 'Draws *water*.\n\n- by hand',
    changesSince: '1.0.0',
    props: [
      {
        name: 'depth',
        type: 'Depth',
        default: '1',
        required: true,
        description: 'See [the `set`](/joy-ui/).',
        since: '>1.0.0',
      },
      { name: 'onRun', event: true, deprecated: 'Use `onStart`.' },
    ],
    slots: [{ name: 'root', deprecated: '' }],
    inherits: { name: 'Well', file: 'api/joy-ui/Well.json', props: ['wet'] },
  });
});

it('takes the types that an entry needs, and those that these need', () => {
  expect(apiToPack([PAGE]).get('api/joy-ui/Pump.json')?.types).toEqual({
    Depth: 'type Depth = Metres;',
    Metres: 'type Metres = number;',
  });
});

it('refuses two entries of one name', () => {
  expect(() => apiToPack([PAGE, PAGE])).toThrow(
    'Two entries of the reference would be api/joy-ui/Pump.json.',
  );
});
