import { act } from '@testing-library/react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

// The page is looked at once, when the module is loaded: so it must be there before.
document.head.innerHTML = '<meta name="portal:not-found" content="true">';
const { useShownPathname } =
  jest.requireActual<typeof import('./useShownPathname')>('./useShownPathname');

it('is, on the static 404 page, that of the page first and the address then', () => {
  const shown: string[] = [];
  function Path() {
    shown.push(useShownPathname());
    return null;
  }
  act(() => {
    hydrateRoot(
      document.createElement('div'),
      <BrowserContextProvider>
        <MemoryRouter initialEntries={['/joy-ui/nowhere/']}>
          <Path />
        </MemoryRouter>
      </BrowserContextProvider>,
    );
  });
  expect(shown[0]).toBe('/404.html');
  expect(shown.at(-1)).toBe('/joy-ui/nowhere/');
});
