import { useContext, useState, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';

/**
 * Shows links the same state of the router for good. Every link is drawn again with each new
 * address, and the two hundred of a sidebar to the HTML they had; they need the address when
 * they are pressed, and read it then.
 */
export function FrozenRouter({ children }: { children: ReactNode }) {
  const { history, match, staticContext } = useContext(RouterContext);
  const [state] = useState(() => ({
    history,
    match,
    staticContext,
    get location() {
      return history.location;
    },
  }));
  return <RouterContext.Provider value={state}>{children}</RouterContext.Provider>;
}
