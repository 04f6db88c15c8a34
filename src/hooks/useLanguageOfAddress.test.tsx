import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@docusaurus/router';
import { renderInSite } from '../../tests/setup/renderInSite';
import { showLanguage } from '../state/languageStore';
import { preferences } from '../state/preferenceStores';
import { useChooseLanguage, useLanguageOfAddress } from './useLanguageOfAddress';
import { useShownLanguage } from './useTranslate';

const LANGUAGE = { name: 'A', englishName: 'B', direction: 'ltr', reviewed: false };

function Probe() {
  useLanguageOfAddress();
  const { code } = useShownLanguage();
  const choose = useChooseLanguage();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p data-testid="language">{code}</p>
      <p data-testid="address">{`${pathname}${search}${hash}`}</p>
      <button onClick={() => choose('ar')}>ar</button>
      <button onClick={() => choose('en')}>en</button>
    </>
  );
}

async function open(path: string) {
  renderInSite(<Probe />, { path });
  await act(async () => {
    await import('../state/loadLanguage');
  });
}

const language = () => screen.getByTestId('language').textContent;
const address = () => screen.getByTestId('address').textContent;

beforeEach(async () => {
  Object.assign(window, {
    fetch: () =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ language: LANGUAGE, texts: {} }),
      }),
  });
  preferences.write('userLanguage', null);
  await act(() => showLanguage('en', '/'));
});

it('shows and keeps what the query asks for', async () => {
  await open('/system/?userLanguage=fr');
  expect(language()).toBe('fr');
  expect(preferences.read('userLanguage')).toBe('fr');
});

it('the language of the session is shown', async () => {
  preferences.write('userLanguage', 'fr');
  await open('/system/');
  expect(language()).toBe('fr');
});

it('does not keep a language that is not offered', async () => {
  preferences.write('userLanguage', 'fr');
  await open('/system/?userLanguage=xx');
  expect(language()).toBe('en');
  expect(preferences.read('userLanguage')).toBe('fr');
});

it('is English under the blog, and remembers the language', async () => {
  preferences.write('userLanguage', 'fr');
  await open('/blog/first/?userLanguage=ar');
  expect(language()).toBe('en');
  expect(preferences.read('userLanguage')).toBe('fr');
});

it('puts a choice into the address, and takes it out for English', async () => {
  const user = userEvent.setup();
  await open('/system/?a=1#b');
  await user.click(screen.getByRole('button', { name: 'ar' }));
  expect(address()).toBe('/system/?a=1&userLanguage=ar#b');
  expect(await screen.findByText('ar', { selector: 'p' })).toBeInTheDocument();
  expect(preferences.read('userLanguage')).toBe('ar');
  await user.click(screen.getByRole('button', { name: 'en' }));
  expect(address()).toBe('/system/?a=1#b');
  expect(language()).toBe('en');
  expect(preferences.read('userLanguage')).toBeNull();
});
