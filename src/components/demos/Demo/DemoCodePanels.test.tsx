import { render } from '@testing-library/react';
import type { DemoModel, DemoSource } from '../../../../plugins/content/demos/types';
import { DemoCodePanels } from './DemoCodePanels';

const createSource = (html: string, preview: string | null): DemoSource => ({
  source: html,
  html,
  preview,
  files: [{ name: `${html}.css`, source: '', html: '' }],
});

const MODEL: DemoModel = {
  name: 'ButtonSizes',
  TS: createSource('system-ts', 'part'),
  JS: createSource('system-js', 'part'),
  packages: {},
  stylings: {
    Tailwind: {
      TS: createSource('tailwind-ts', 'tailwind-part'),
      JS: createSource('tailwind-js', 'tailwind-part'),
      packages: {},
    },
    CSS: {
      TS: createSource('css-ts', 'css-part-ts'),
      JS: createSource('css-js', 'css-part-js'),
      packages: {},
    },
  },
};

function listPanels(props: { whole: boolean; knowsStylings?: boolean }) {
  const { container } = render(
    <DemoCodePanels
      id="code"
      model={MODEL}
      written={
        props.knowsStylings === false ? null : ['MUI System', 'Tailwind', 'CSS']
      }
      whole={props.whole}
    />,
  );
  return [...container.querySelectorAll('[role="tabpanel"]')].map((panel) => ({
    id: panel.id,
    variant: panel.getAttribute('data-variant'),
    stylings: panel.getAttribute('data-stylings'),
    code: [...panel.querySelectorAll('code')].map(({ textContent }) => textContent),
  }));
}

it('has whole files of MUI System alone in the static HTML', () => {
  expect(listPanels({ whole: false })).toEqual([
    {
      id: 'code-JS',
      variant: 'JS',
      stylings: 'system',
      code: ['part', 'system-js', ''],
    },
    {
      id: 'code-TS',
      variant: 'TS',
      stylings: 'system',
      code: ['part', 'system-ts', ''],
    },
    // The same part in both languages is there once.
    {
      id: 'code-tailwind-TS',
      variant: null,
      stylings: 'tailwind',
      code: ['tailwind-part'],
    },
    { id: 'code-css-JS', variant: 'JS', stylings: 'css', code: ['css-part-js'] },
    { id: 'code-css-TS', variant: 'TS', stylings: 'css', code: ['css-part-ts'] },
  ]);
});

it('has whole files of every styling once they are fetched', () => {
  const panels = listPanels({ whole: true });
  expect(panels.map(({ id }) => id)).toEqual([
    'code-JS',
    'code-TS',
    'code-tailwind-JS',
    'code-tailwind-TS',
    'code-css-JS',
    'code-css-TS',
  ]);
  expect(panels[2]?.code).toEqual(['tailwind-part', 'tailwind-js', '']);
  expect(panels.map(({ variant }) => variant)).toEqual([
    'JS',
    'TS',
    'JS',
    'TS',
    'JS',
    'TS',
  ]);
});

it('knows nothing of stylings in other demos', () => {
  expect(listPanels({ whole: false, knowsStylings: false })).toEqual([
    {
      id: 'code-JS',
      variant: 'JS',
      stylings: null,
      code: ['part', 'system-js', ''],
    },
    {
      id: 'code-TS',
      variant: 'TS',
      stylings: null,
      code: ['part', 'system-ts', ''],
    },
  ]);
});
