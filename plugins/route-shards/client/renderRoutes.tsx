import type { ReactNode } from 'react';
import renderNow from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';

type Routes = Parameters<typeof renderNow>[0];

/** Renders the routes anew with each address: pages have come into the list since. */
function LiveRoutes({ routes }: { routes: Routes }): ReactNode {
  useLocation();
  return renderNow(routes);
}

export default function renderRoutes(routes: Routes): ReactNode {
  return <LiveRoutes routes={routes} />;
}
