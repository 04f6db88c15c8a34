import type { ApiComponent, ApiPageData } from '../types';
import { addAnatomy } from './addAnatomy';

const createPage = (name: string): ApiPageData => ({
  href: `/material-ui/api/${name.toLowerCase()}/`,
  product: 'material-ui',
  components: [
    {
      kind: 'component',
      name,
      product: 'material-ui',
      href: `/material-ui/api/${name.toLowerCase()}/`,
      classes: [{ key: 'root' }, { key: 'icon' }, { key: 'message' }],
    } as ApiComponent,
  ],
  definitions: {},
});

const PAGES = [createPage('Alert'), createPage('Paper')];

const PARTS = [
  {
    part: 'root',
    component: 'material-ui Paper',
    element: 'div',
    parts: [{ part: 'icon', element: 'div', optional: true as const }],
  },
];

it('adds what a component is made of, with links to other components', () => {
  const record = { 'material-ui': { Alert: { demos: 11, parts: PARTS } } };
  const [alert, paper] = addAnatomy(PAGES, record);
  expect(alert?.components?.[0]?.anatomy).toEqual({
    demos: 11,
    parts: [
      {
        part: 'root',
        component: { name: 'Paper', href: '/material-ui/api/paper/' },
        element: 'div',
        parts: [{ part: 'icon', element: 'div', optional: true }],
      },
    ],
  });
  expect(paper?.components?.[0]).not.toHaveProperty('anatomy');
});

it('leaves out what the packages do not have any more, but not what stands in it', () => {
  const parts = [
    {
      component: 'material-ui Sheet',
      element: 'div',
      parts: [{ part: 'body', element: 'div', parts: PARTS }],
    },
  ];
  const unseen = ['message', 'action'];
  const record = { 'material-ui': { Alert: { demos: 1, parts, unseen } } };
  const [alert] = addAnatomy(PAGES, record);
  expect(alert?.components?.[0]?.anatomy).toMatchObject({
    parts: [{ part: 'root', component: { name: 'Paper' } }],
    unseen: ['message'],
  });
  const none = { 'material-ui': { Alert: { demos: 1, parts: [] } } };
  expect(addAnatomy(PAGES, none)[0]?.components?.[0]).not.toHaveProperty('anatomy');
});
