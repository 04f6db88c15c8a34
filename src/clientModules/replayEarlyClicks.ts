import type { ClientModule } from '@docusaurus/types';
import { HYDRATED } from '../lib/earlyClicks';

/**
 * Called by Docusaurus when the first page is hydrated; the effects of its components, which
 * some answers need, run before the next task.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (!previousLocation) {
    setTimeout(() => window.dispatchEvent(new Event(HYDRATED)));
  }
};
