import { act, render, screen } from '@testing-library/react';
import { themeStore } from './preferenceStores';
import { getShownLanguage, showLanguage } from './languageStore';
import { useTranslate } from '../hooks/useTranslate';

const LANGUAGE = {
  name: 'A',
  englishName: 'B',
  direction: 'ltr',
  reviewed: false,
};

const answers = new Map<string, () => Promise<unknown>>();

function answer(file: string, value: unknown, ok = true) {
  answers.set(file, () =>
    Promise.resolve({
      ok,
      status: ok ? 200 : 404,
      json: () => Promise.resolve(value),
    }),
  );
}

const fetchFile = jest.fn((address: string) => {
  const give = answers.get(address);
  return give ? give() : Promise.reject(new TypeError('Failed to fetch'));
});

const show = (tag: string) => act(() => showLanguage(tag, '/portal/'));

beforeEach(async () => {
  Object.assign(window, { fetch: fetchFile });
  answers.clear();
  await show('en');
  fetchFile.mockClear();
  answer('/portal/fr.json', { language: LANGUAGE, texts: { copy: 'Copier' } });
  answer('/portal/ar.json', { language: LANGUAGE, texts: { copy: 'نسخ' } });
});

function Label() {
  const t = useTranslate();
  return <p>{t('copy', 'Copy')}</p>;
}

it('shows a language when its texts have come, and English again at once', async () => {
  render(<Label />);
  expect(screen.getByText('Copy')).toBeInTheDocument();
  await show('fr');
  expect(screen.getByText('Copier')).toBeInTheDocument();
  await show('en');
  expect(screen.getByText('Copy')).toBeInTheDocument();
});

it('loads nothing for English, and a language once', async () => {
  await show('en');
  expect(fetchFile).not.toHaveBeenCalled();
  await show('fr');
  await show('fr');
  expect(fetchFile.mock.calls).toEqual([['/portal/fr.json']]);
});

it.each([
  ['fr-CA', 'fr'],
  ['ar-EG', 'ar'],
])('takes the pack of %s from %s', async (tag, code) => {
  expect(await show(tag)).toBe(true);
  expect(getShownLanguage().code).toBe(code);
});

it('says that a language is not offered, and shows English', async () => {
  await show('fr');
  expect(await show('xx')).toBe(false);
  expect(getShownLanguage()).toMatchObject({ code: 'en', failed: null });
});

it.each<[string, () => void]>([
  ['is not to be had', () => answers.delete('/portal/fr.json')],
  ['is missing', () => answer('/portal/fr.json', null, false)],
  ['is damaged', () => answer('/portal/fr.json', { texts: {} })],
])('is English and says so where a pack %s', async (_case, prepare) => {
  prepare();
  await show('fr');
  expect(getShownLanguage()).toMatchObject({ code: 'en', failed: 'fr' });
  answer('/portal/fr.json', { language: LANGUAGE, texts: {} });
  await show('fr');
  expect(getShownLanguage()).toMatchObject({ code: 'fr', failed: null });
});

it('shows the language that was requested last, whatever comes first', async () => {
  let release = () => {};
  answers.set(
    '/portal/fr.json',
    () =>
      new Promise((resolve) => {
        release = () =>
          resolve({
            ok: true,
            json: () => Promise.resolve({ language: LANGUAGE, texts: {} }),
          });
      }),
  );
  const french = showLanguage('fr', '/portal/');
  await show('ar');
  release();
  await act(() => french);
  expect(getShownLanguage().code).toBe('ar');
});

describe('the direction', () => {
  it('follows a language, and goes with it', async () => {
    await show('ar');
    expect(document.body.dir).toBe('rtl');
    expect(themeStore.get().direction).toBe('rtl');
    await show('fr');
    expect(document.body.dir).toBe('ltr');
    expect(window.localStorage.getItem('docs-theme')).toBeNull();
  });

  it('goes back where the pack does not come', async () => {
    answers.delete('/portal/ar.json');
    await show('ar');
    expect(document.body.dir).toBe('ltr');
  });

  it('is not kept with what a reader changes besides', async () => {
    await show('ar');
    themeStore.set({ ...themeStore.get(), dense: true });
    expect(document.body.dir).toBe('rtl');
    await show('en');
    expect(document.body.dir).toBe('ltr');
    expect(themeStore.get()).toMatchObject({ dense: true, direction: 'ltr' });
  });

  it('is the reader’s where they have chosen', async () => {
    themeStore.set({ ...themeStore.get(), directionChosen: true });
    await show('ar');
    expect(document.body.dir).toBe('ltr');
  });
});
