import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoModels } from '../../../../plugins/content/demos/types';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { codeVariantStore } from '../../../state/preferenceStores';
import { Demo, type DemoProps } from './Demo';

const SOURCE = { source: '', html: '<span>code</span>', preview: null, files: [] };

const MODELS: DemoModels = {
  ButtonSizes: {
    name: 'ButtonSizes',
    TS: {
      ...SOURCE,
      files: [{ name: 'sizes.ts', source: '', html: 'const SIZES = []' }],
    },
    JS: SOURCE,
    packages: { react: '18.3.1', 'react-dom': '18.3.1' },
  },
};

async function renderDemo(props: Partial<DemoProps> = {}, path = '/') {
  // The address of the window is what stores read, that of the router what views read.
  window.history.replaceState(null, '', path);
  const result = renderInSite(
    <Demo
      name="ButtonSizes"
      label="Button sizes"
      library="system"
      load={() => Promise.resolve({ default: () => <button>Save</button> })}
      loadModels={() => Promise.resolve({ default: MODELS })}
      {...props}
    />,
    { path },
  );
  await act(async () => {});
  return result;
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const getCode = () => document.querySelector('[data-open]');

beforeEach(() => {
  document.documentElement.dir = 'ltr';
  document.documentElement.setAttribute('data-code-variant', 'TS');
  codeVariantStore.set('TS');
});

it('a demo shows and hides its code', async () => {
  const user = userEvent.setup();
  await renderDemo();
  const toggle = screen.getByRole('button', { name: 'Show code' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAccessibleName('Hide code');
  expect(toggle).toHaveAttribute('aria-controls', getCode()?.id);
  expect(screen.getByRole('group', { name: 'sizes.ts' })).toBeInTheDocument();
});

it.each([
  ['/#ButtonSizes.js', true, 'JS'],
  ['/#ButtonSizes.tsx', true, 'TS'],
  ['/#tailwind-ButtonSizes.js', true, 'JS'],
  ['/#ButtonSizes', false, 'TS'],
  ['/#ButtonLinks.tsx', false, 'TS'],
  ['/#%E0%A4%A', false, 'TS'],
])('answers to %s', async (path, open, variant) => {
  await renderDemo({}, path);
  expect(getCode() !== null).toBe(open);
  expect(
    screen.getByRole('tab', { selected: true, name: /Script$/ }),
  ).toHaveTextContent(variant === 'JS' ? 'JavaScript' : 'TypeScript');
});

it.each([
  ['/#ButtonWidths.js', true, 'JS'],
  ['/#ButtonLengths.tsx', true, 'TS'],
  ['/#ButtonWidths', false, 'TS'],
])('answers under its earlier names to %s', async (path, open, variant) => {
  await renderDemo({ formerly: 'ButtonWidths ButtonLengths' }, path);
  expect(document.getElementById(path.slice(2))).toBeInTheDocument();
  expect(getCode() !== null).toBe(open);
  expect(
    screen.getByRole('tab', { selected: true, name: /Script$/ }),
  ).toHaveTextContent(variant === 'JS' ? 'JavaScript' : 'TypeScript');
});

it('copies its present name, whichever led to it', async () => {
  const user = userEvent.setup();
  await renderDemo({ formerly: 'ButtonWidths' }, '/button/#ButtonWidths.tsx');
  await choose(user, 'Copy link');
  expect(await window.navigator.clipboard.readText()).toBe(
    'http://localhost/button/#ButtonSizes.tsx',
  );
});

it('copies the address of the language that is shown', async () => {
  const user = userEvent.setup();
  await renderDemo({}, '/button/?a=1#other');
  await user.click(screen.getByRole('tab', { name: 'JavaScript' }));
  await choose(user, 'Copy link');
  expect(await window.navigator.clipboard.readText()).toBe(
    'http://localhost/button/?a=1#ButtonSizes.js',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
});

it('shows the address where the clipboard is refused', async () => {
  const user = userEvent.setup();
  await renderDemo({}, '/button/');
  jest
    .spyOn(window.navigator.clipboard, 'writeText')
    .mockRejectedValue(new Error('no'));
  await choose(user, 'Copy link');
  expect(window.location.href).toBe('http://localhost/button/#ButtonSizes.tsx');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says so when a project cannot be made', async () => {
  const user = userEvent.setup();
  const loadModels = jest
    .fn<ReturnType<DemoProps['loadModels']>, []>()
    .mockRejectedValue(new Error('offline'));
  await renderDemo({ loadModels });
  await choose(user, 'Download');
  expect(screen.getByRole('status')).toHaveTextContent(/could not be made/);
});

it('posts the project in a new tab', async () => {
  const user = userEvent.setup();
  const posted: Record<string, unknown>[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push({
      action: this.action,
      method: this.method,
      target: this.target,
      fields: [...new FormData(this).keys()],
    });
  });
  await renderDemo();
  await user.click(screen.getByRole('button', { name: 'Open in StackBlitz' }));
  expect(posted).toEqual([
    {
      action: 'https://stackblitz.com/run?file=src%2FButtonSizes.tsx',
      method: 'post',
      target: '_blank',
      fields: expect.arrayContaining(['project[files][src/sizes.ts]']),
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

it('has no toolbar and no code where it must not', async () => {
  await renderDemo({ hideToolbar: true });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(document.querySelector('[data-variant]')).toBeNull();
});

it('shows the map of its parts, and gives the focus back at Escape', async () => {
  const user = userEvent.setup();
  await renderDemo({
    library: 'material-ui',
    load: () =>
      Promise.resolve({ default: () => <i className="MuiSlider-thumb">42</i> }),
  });
  const button = screen.getByRole('button', { name: 'Inspect' });
  await user.click(button);
  expect(await screen.findByRole('application')).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('application')).toBeNull();
  expect(button).toHaveFocus();
});

it('says that the map could not be loaded', async () => {
  const user = userEvent.setup();
  await renderDemo({
    loadModels: () => Promise.reject(new Error('Failed to fetch')),
  });
  await user.click(screen.getByRole('button', { name: 'Inspect' }));
  expect(await screen.findByText(/^A part of this page could not be/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Inspect' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
