import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  DemoModels,
  DemoSource,
} from '../../../../plugins/content/demos/types';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { codeStylingStore, codeVariantStore } from '../../../state/preferenceStores';
import { CODE_STYLING_IDS, type CodeStyling } from '../../../lib/demos/codeStyling';
import { Demo, type DemoProps } from './Demo';

const PACKAGES = { react: '18.3.1', 'react-dom': '18.3.1' };

const createSource = (text: string): DemoSource => ({
  source: text,
  html: `<span>${text}</span>`,
  preview: `<span>${text} preview</span>`,
  files: [],
});

const createVariant = (name: string) => ({
  TS: createSource(`${name} TS`),
  JS: createSource(`${name} JS`),
  packages: PACKAGES,
});

const MODELS: DemoModels = {
  ButtonSizes: {
    name: 'ButtonSizes',
    ...createVariant('system'),
    stylings: { Tailwind: createVariant('tailwind') },
  },
};

const loadModels = jest.fn(() => Promise.resolve({ default: MODELS }));

const createLoader = (text: string) => () =>
  Promise.resolve({
    default: () => <button>{text}</button>,
    demoStyles: { scope: `ButtonSizes-${text}`, css: `.${text}{top:0;}` },
  });

async function renderDemo(props: Partial<DemoProps> = {}, path = '/') {
  window.history.replaceState(null, '', path);
  renderInSite(
    <Demo
      name="ButtonSizes"
      label="Button sizes"
      library="system"
      stylings="system tailwind"
      load={createLoader('system')}
      loadTailwind={createLoader('tailwind')}
      loadModels={loadModels}
      {...props}
    />,
    { path },
  );
  // All stages come alive, since nothing observes them; the last has more to load.
  await screen.findByRole('button', {
    name: 'stylings' in props ? 'system' : 'tailwind',
  });
}

const getTabs = () =>
  within(screen.getByRole('tablist', { name: 'Styling of the demo' })).getAllByRole(
    'tab',
  );

/** Lists the elements that the style sheet shows for a choice; jsdom has no style sheet. */
const listShown = (styling: CodeStyling) =>
  [
    ...document.querySelectorAll(`[data-stylings~="${CODE_STYLING_IDS[styling]}"]`),
  ].map((element) => element.textContent);

const { IntersectionObserver } = window;

beforeEach(() => {
  Reflect.set(window, 'IntersectionObserver', undefined);
  document.documentElement.setAttribute('data-code-variant', 'TS');
  codeVariantStore.set('TS');
  codeStylingStore.set('MUI System');
  loadModels.mockClear();
});

// The modules of the stages are loaded before the tests fake timers.
beforeAll(async () => {
  await import('./SystemSandbox');
  await import('@generated/demos/default/tailwind-base.json');
}, 60_000);

afterAll(() => {
  window.IntersectionObserver = IntersectionObserver;
});

it('offers the three stylings, whatever it is written in', async () => {
  await renderDemo();
  expect(getTabs().map(({ textContent }) => textContent)).toEqual([
    'MUI System',
    'Tailwind',
    'CSS',
  ]);
  expect(getTabs()[0]).toHaveAttribute('aria-selected', 'true');
});

it('offers none in a demo that knows no stylings', async () => {
  await renderDemo({ stylings: undefined, loadTailwind: undefined });
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
  expect(document.querySelector('[data-stylings]')).toBeNull();
});

it('has a stage for each, of which a choice shows exactly one', async () => {
  await renderDemo({ hideToolbar: true });
  expect(listShown('MUI System')).toEqual(['system']);
  expect(listShown('Tailwind')).toEqual(['tailwind']);
});

it('says what is missing, and shows MUI System', async () => {
  await renderDemo({ hideToolbar: true });
  expect(listShown('CSS')).toEqual([
    'system',
    'This demo is not written in CSS yet. Shown: MUI System.',
  ]);
});

it('the tab of a missing styling is described', async () => {
  await renderDemo();
  const [system, tailwind, css] = getTabs();
  expect(system).not.toHaveAccessibleDescription();
  expect(tailwind).not.toHaveAccessibleDescription();
  expect(css).toHaveAccessibleDescription(
    'This demo is not written in CSS yet. Shown: MUI System.',
  );
});

it('puts the style sheet of a styling beside it, and the demo into its scope', async () => {
  await renderDemo();
  const button = screen.getByRole('button', { name: 'tailwind', hidden: true });
  const scope = button.closest('[data-demo-styles]');
  expect(scope).toHaveAttribute('data-demo-styles', 'ButtonSizes-tailwind');
  expect(scope).toHaveAttribute('data-demo-tailwind');
  const system = screen.getByRole('button', { name: 'system' });
  expect(system.closest('[data-demo-styles]')).not.toHaveAttribute(
    'data-demo-tailwind',
  );
});

it('keeps the choice, for all demos and for a year', async () => {
  await renderDemo();
  await userEvent.click(screen.getByRole('tab', { name: 'Tailwind' }));
  expect(document.documentElement).toHaveAttribute('data-code-styling', 'tailwind');
  expect(document.cookie).toContain('codeStyling=Tailwind');
  expect(getTabs()[1]).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['/#tailwind-ButtonSizes.js', 'Tailwind', 'JS'],
  ['/#css-ButtonSizes.tsx', 'CSS', 'TS'],
  ['/#system-ButtonSizes.tsx', 'MUI System', 'TS'],
] as const)('opens and selects by %s', async (path, styling, variant) => {
  await renderDemo({}, path);
  expect(codeStylingStore.get()).toBe(styling);
  expect(codeVariantStore.get()).toBe(variant);
  expect(document.querySelector('[data-open]')).not.toBeNull();
  expect(document.getElementById(path.slice(2))).not.toBeNull();
});

it('copies a link with the styling that is shown', async () => {
  const user = userEvent.setup();
  await renderDemo({}, '/button/');
  await user.click(screen.getByRole('tab', { name: 'Tailwind' }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(await window.navigator.clipboard.readText()).toBe(
    'http://localhost/button/#tailwind-ButtonSizes.tsx',
  );
});

it('copies the code of the styling that is shown', async () => {
  const user = userEvent.setup();
  await renderDemo();
  await user.click(screen.getByRole('tab', { name: 'Tailwind' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await window.navigator.clipboard.readText()).toBe('tailwind TS');
});

it('says where the code of a styling cannot be had, and asks again', async () => {
  const user = userEvent.setup();
  loadModels.mockRejectedValue(new Error('offline'));
  await renderDemo();
  await user.click(screen.getByRole('tab', { name: 'Tailwind' }));
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The code could not be loaded. Try again when you are online.',
  );
  loadModels.mockResolvedValue({ default: MODELS });
  await user.click(screen.getByRole('button', { name: 'Hide code' }));
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(listShown('Tailwind').join(' ')).toContain('tailwind TS');
});

it('starts the shown styling over, and leaves the others as they are', async () => {
  await renderDemo();
  const tailwind = screen.getByRole('button', { name: 'tailwind' });
  const system = screen.getByRole('button', { name: 'system' });
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset demo' }));
  await act(async () => {});
  expect(system).not.toBeInTheDocument();
  expect(tailwind).toBeInTheDocument();
});
