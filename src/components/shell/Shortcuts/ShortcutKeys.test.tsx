import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { ShortcutKeys } from './ShortcutKeys';

jest.mock('./ShortcutSheet', () => {
  throw new Error('Loading chunk 7 failed.');
});

it('says that the list did not come, until that is closed', async () => {
  renderInSite(<ShortcutKeys />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
  await waitFor(() => expect(status).toHaveTextContent(/did not work/));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(status).toBeEmptyDOMElement();
});
