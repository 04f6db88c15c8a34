import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { codeVariantStore } from '../../../state/preferenceStores';
import { Demo } from './Demo';

const user = userEvent.setup();
const root = document.documentElement;

async function renderDemos(): Promise<void> {
  const models = () => Promise.resolve({ default: {} });
  const load = () => Promise.resolve({ default: () => null });
  renderInSite(
    <>
      {['ButtonSizes', 'ButtonLinks'].map((name) => (
        <Demo
          key={name}
          name={name}
          label={name}
          library="system"
          load={load}
          loadModels={models}
        />
      ))}
    </>,
  );
  await act(async () => {});
}

const listSelected = () =>
  screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

const getTabs = (demo: string) =>
  within(
    within(screen.getByRole('region', { name: demo })).getByRole('tablist'),
  ).getAllByRole('tab');

beforeEach(renderDemos);

afterEach(() => {
  act(() => codeVariantStore.set('TS'));
});

it('the tabs of every demo are called JavaScript and TypeScript', () => {
  for (const demo of ['ButtonSizes', 'ButtonLinks']) {
    expect(getTabs(demo).map((tab) => tab.textContent)).toEqual([
      'JavaScript',
      'TypeScript',
    ]);
  }
  expect(listSelected()).toEqual(['TypeScript', 'TypeScript']);
});

it('change all demos at once, and what the next page shows', async () => {
  await user.click(getTabs('ButtonLinks')[0]!);
  expect(listSelected()).toEqual(['JavaScript', 'JavaScript']);
  expect(root.dataset.codeVariant).toBe('JS');
  expect(document.cookie).toContain('codeVariant=JS');
});

it('the tabs of a demo are one tab stop', () => {
  for (const demo of ['ButtonSizes', 'ButtonLinks']) {
    expect(getTabs(demo).map((tab) => tab.tabIndex)).toEqual([-1, 0]);
  }
});

it.each([
  ['ltr', '{ArrowRight}', 'JavaScript'],
  ['ltr', '{ArrowLeft}', 'JavaScript'],
  ['ltr', '{Home}', 'JavaScript'],
  ['ltr', '{End}', 'TypeScript'],
  ['rtl', '{ArrowLeft}', 'JavaScript'],
  ['rtl', '{ArrowRight}', 'JavaScript'],
] as const)('move by keys, %s %s to %s', async (direction, keys, name) => {
  screen
    .getAllByRole('tablist')
    .forEach((list) => (list.style.direction = direction));
  getTabs('ButtonSizes')[1]!.focus();
  await user.keyboard(keys);
  expect(listSelected()).toEqual([name, name]);
  expect(document.activeElement).toHaveTextContent(name);
});

it('the tabs of a demo name the panels of their own demo', () => {
  const ids = ['ButtonSizes', 'ButtonLinks'].flatMap((demo) =>
    getTabs(demo).map((tab) => tab.getAttribute('aria-controls')),
  );
  expect(new Set(ids).size).toBe(4);
});
