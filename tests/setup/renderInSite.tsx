import type { ReactElement } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { render, type RenderResult } from '@testing-library/react';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';

interface SiteOptions {
  /** Address of the page the element is shown on. */
  path?: string;
}

/** Renders an element with what every page of the site has around it. */
export function renderInSite(
  element: ReactElement,
  { path = '/' }: SiteOptions = {},
): RenderResult {
  return render(
    <HelmetProvider>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </HelmetProvider>,
  );
}
