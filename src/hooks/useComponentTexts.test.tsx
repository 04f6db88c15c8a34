import { act, screen, waitFor } from '@testing-library/react';
import { renderInSite } from '../../tests/setup/renderInSite';
import { findOfferedLanguage } from '../state/loadLanguage';
import { loadComponentTexts } from '../state/loadComponentTexts';
import type { ComponentDefaults } from '../state/mergeComponentTexts';
import { componentLanguageStore } from '../state/preferenceStores';
import { useComponentTexts } from './useComponentTexts';

jest.mock('../state/loadComponentTexts');
jest.mock('../state/loadLanguage');

const load = jest.mocked(loadComponentTexts);

const textsOf = (code: string): ComponentDefaults => ({
  MuiAlert: { defaultProps: { closeText: code } },
});

function Texts() {
  const texts = useComponentTexts();
  return (
    <p>{texts ? JSON.stringify(texts.MuiAlert?.defaultProps) : 'of the shell'}</p>
  );
}

beforeEach(() => {
  jest.mocked(findOfferedLanguage).mockImplementation((code) => ({
    code,
    name: code,
    texts: null,
    components: code === 'en' ? null : `languages/${code}.js`,
  }));
  load.mockReset();
  load.mockImplementation((address) =>
    Promise.resolve(textsOf(/(\w+)\.js$/.exec(address)?.[1] ?? '')),
  );
  act(() => componentLanguageStore.set(null));
  renderInSite(<Texts />);
});

const choose = (code: string | null) =>
  act(async () => {
    componentLanguageStore.set(code);
    await Promise.resolve();
  });

it('are those of the shell, and nothing is loaded, where none is chosen', () => {
  expect(screen.getByText('of the shell')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

it('are those of the language that is chosen, and of the shell again', async () => {
  await choose('fr');
  await screen.findByText(/fr/);
  expect(load.mock.calls).toEqual([['/languages/fr.js']]);
  await choose('en');
  await screen.findByText('of the shell');
  expect(load).toHaveBeenCalledTimes(1);
  await choose('de');
  await screen.findByText(/de/);
  await choose(null);
  expect(screen.getByText('of the shell')).toBeInTheDocument();
});

it('are those that were chosen last, whatever comes first', async () => {
  let release = () => {};
  load.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        release = () => resolve(textsOf('fr'));
      }),
  );
  await choose('fr');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await choose('de');
  await screen.findByText(/de/);
  await act(async () => {
    release();
    await Promise.resolve();
  });
  expect(screen.getByText(/de/)).toBeInTheDocument();
});

it('stay those of the shell where they cannot be had', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  await choose('fr');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('of the shell')).toBeInTheDocument();
});
