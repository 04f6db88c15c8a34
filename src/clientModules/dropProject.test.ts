import { createEvent, fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { projectStore } from '../state/projectStore';
import './dropProject';

const MANIFEST = '{"dependencies":{"@mui/material":"^5.11.0"}}';

/** @returns whether the browser would still open the file */
function drop(text: string, name: string, target: Element = document.body): boolean {
  const file = new File([text], name);
  // jsdom reads files in no other way.
  Object.assign(file, { text: () => Promise.resolve(text) });
  const event = createEvent.drop(target, {
    dataTransfer: { types: ['Files'], files: [file] },
  });
  fireEvent(target, event);
  return !event.defaultPrevented;
}

afterEach(() => {
  projectStore.set(null);
  document.body.replaceChildren();
});

it('reads the versions of a package.json that is dropped on the page, and says so', async () => {
  expect(drop(MANIFEST, 'package.json')).toBe(false);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Versions from package.json: @mui/material 5.11.0',
  );
  expect(projectStore.get()).toEqual({ '@mui/material': '5.11.0' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(projectStore.get()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says of another file that it has no versions, and keeps those it had', async () => {
  projectStore.set({ '@mui/joy': '5.0.0-beta.6' });
  drop('GIF89a', 'picture.gif');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'picture.gif has no versions of MUI packages.',
  );
  expect(projectStore.get()).toEqual({ '@mui/joy': '5.0.0-beta.6' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves what is dropped on a demo, and what is no file, to others', async () => {
  document.body.innerHTML = '<div data-demo><p>Drop here</p></div>';
  expect(drop(MANIFEST, 'package.json', screen.getByText('Drop here'))).toBe(true);
  const text = createEvent.drop(document.body, {
    dataTransfer: { types: ['text/plain'], files: [] },
  });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
  await waitFor(() => expect(projectStore.get()).toBeNull());
});
