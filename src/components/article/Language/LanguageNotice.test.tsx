import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { showLanguage } from '../../../state/languageStore';
import { LanguageNotice } from './LanguageNotice';

beforeEach(() => {
  Object.assign(window, { fetch: () => Promise.reject(new TypeError('offline')) });
});

it('says that a language did not come, until it is closed', async () => {
  const user = userEvent.setup();
  renderInSite(<LanguageNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => showLanguage('fr', '/'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'French could not be loaded, so the portal is in English.',
  );
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
