import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createPortal } from 'react-dom';

function createShadowTheme(element: HTMLElement) {
  const container = () => element;
  return createTheme({
    palette: { primary: { main: '#00695c' } },
    components: {
      MuiModal: { defaultProps: { container } },
      MuiPopover: { defaultProps: { container } },
      MuiPopper: { defaultProps: { container } },
    },
  });
}

function ShadowStyles({
  element,
  children,
}: React.PropsWithChildren<{ element: HTMLElement }>) {
  const cache = React.useMemo(
    () => createCache({ key: 'shadow', container: element.getRootNode() }),
    [element],
  );
  const theme = React.useMemo(() => createShadowTheme(element), [element]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

export default function ShadowBox({ children }: React.PropsWithChildren) {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  const attach = React.useCallback((host: HTMLElement | null) => {
    if (!host) return;
    const inner = document.createElement('div');
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.replaceChildren(inner);
    setElement(inner);
  }, []);

  return (
    <div ref={attach}>
      {element &&
        createPortal(
          <ShadowStyles element={element}>{children}</ShadowStyles>,
          element,
        )}
    </div>
  );
}
