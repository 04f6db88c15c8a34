import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { SettingsButton } from './SettingsButton';

jest.mock('../Settings/SettingsDialog', () => {
  throw new Error('Loading chunk 7 failed.');
});

it('says that the settings could not be loaded, and can be pressed again', async () => {
  const user = userEvent.setup();
  renderInSite(<SettingsButton />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByText(/could not be loaded/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByRole('button', { name: 'Settings' })).toBeEnabled();
});
